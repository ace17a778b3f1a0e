import type { Lead } from '../../../shared/leads/schema'
import { loadScript, undisturbed } from './script'

const bounds = { keys: 10, value: 255 } as const

/** Characters that Tapfiliate does not take in a value. */
const refused = /["':{}\]\\/&]+/g

/**
 * What the affiliate program is told of a lead: at most ten keys, in this order, empty answers left out. The address
 * and the description come last, so they go only where the answers before them leave room; an address that is too
 * long goes without its local part.
 */
export function conversionData(lead: Lead): Record<string, string> {
  const answers: [key: string, value: string][] = [
    ['name', `${lead.firstName} ${lead.lastName}`],
    ['company', lead.organizationName],
    ['industry', lead.industry],
    ['phone', lead.phoneNumber],
    ['current_emr', lead.currentEmr],
    ['number_of_providers', lead.numberOfProviders],
    ['monthly_budget', lead.estimatedMonthlyBudget],
    ['role', lead.yourRole],
    ['website', withoutScheme(lead.organizationWebsite)],
    ['linkedin_profile', withoutScheme(lead.linkedinProfile)],
    ['work_email', lead.workEmail.length <= bounds.value ? lead.workEmail : domainOf(lead.workEmail)],
    ['description', lead.organizationDescription],
  ]
  const fitting = answers.map(([key, value]) => [key, cleaned(value)] as const).filter(([, value]) => value !== '')
  return Object.fromEntries(fitting.slice(0, bounds.keys))
}

/** Loads the tracker; until its script is there, calls wait in its queue. */
export function startAffiliateTracker(accountId: string): void {
  undisturbed(() => {
    window.TapfiliateObject = 'tap'
    window.tap ??= waiting
    window.tap('create', accountId)
    window.tap('detect')
    loadScript('https://script.tapfiliate.com/tapfiliate.js')
  })
}

/** What stands in for the tracker until it has loaded and takes over the calls that wait in `q`, as Tapfiliate wants them. */
function waiting(..._call: unknown[]): void {
  waiting.q ??= []
  // biome-ignore lint/complexity/noArguments: the tracker expects `arguments` objects.
  waiting.q.push(arguments)
}
waiting.q = undefined as IArguments[] | undefined

/** Reports an accepted lead to the affiliate tracker, where the page has one. */
export function reportConversion(leadId: string, lead: Lead): void {
  if (typeof window === 'undefined' || typeof window.tap !== 'function') return
  undisturbed(() => window.tap?.('conversion', leadId, 0, { meta_data: conversionData(lead) }))
}

function cleaned(value: string): string {
  const clean = value.replace(refused, ' ').replace(/\s+/g, ' ').trim()
  let cut = ''
  for (const character of clean) {
    if (cut.length + character.length > bounds.value) break
    cut += character
  }
  return cut.trim()
}

const withoutScheme = (address: string) => address.replace(/^https?:\/\//i, '')
const domainOf = (address: string) => address.slice(address.lastIndexOf('@') + 1)

declare global {
  interface Window {
    tap?: (...call: unknown[]) => void
    TapfiliateObject?: string
  }
}
