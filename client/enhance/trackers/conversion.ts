import type { Lead } from '../../../shared/leads/schema'

/** The form's answers; unanswered questions are empty or missing. */
export type Answers = Partial<Record<keyof Lead, string>>

const bounds = { keys: 10, value: 255 } as const

/** Characters that Tapfiliate does not accept in a value. */
const refused = /["':{}\]\\/&]+/g

/**
 * What the affiliate program receives about a lead: at most ten keys, in this order, without empty answers. Address and
 * description come last, so they are included only if the earlier answers leave room; an email address that is too long
 * is sent without its local part.
 */
export function conversionData(lead: Answers): Record<string, string> {
  const of = (name: keyof Lead) => lead[name]?.trim() ?? ''
  const answers: [key: string, value: string][] = [
    ['name', `${of('firstName')} ${of('lastName')}`],
    ['company', of('organizationName')],
    ['industry', of('industry')],
    ['phone', of('phoneNumber')],
    ['current_emr', of('currentEmr')],
    ['number_of_providers', of('numberOfProviders')],
    ['monthly_budget', of('estimatedMonthlyBudget')],
    ['role', of('yourRole')],
    ['website', withoutScheme(of('organizationWebsite'))],
    ['linkedin_profile', withoutScheme(of('linkedinProfile'))],
    ['work_email', of('workEmail').length <= bounds.value ? of('workEmail') : domainOf(of('workEmail'))],
    ['description', of('organizationDescription')],
  ]
  const fitting = answers.map(([key, value]) => [key, cleaned(value)] as const).filter(([, value]) => value !== '')
  return Object.fromEntries(fitting.slice(0, bounds.keys))
}

/** Reports an accepted lead to the affiliate tracker; false if the page has none. */
export function reportConversion(leadId: string, lead: Answers): boolean {
  if (typeof window.tap !== 'function') return false
  try {
    window.tap('conversion', leadId, 0, { meta_data: conversionData(lead) })
  } catch {
    // Ignored, because a failing tracker must not disturb the visitor, not even with a message.
  }
  return true
}

function cleaned(value: string): string {
  const clean = value.replace(refused, ' ').replace(/\s+/g, ' ').trim()
  // Not half of a character that takes two units.
  return clean.length > bounds.value
    ? clean
        .slice(0, bounds.value)
        .replace(/[\ud800-\udbff]$/, '')
        .trim()
    : clean
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '')
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)
