import { resolveVendorId } from '../catalogue/ids'
import { currentEmrs, providerCounts } from '../leads/options'
import type { Lead } from '../leads/schema'
import { capitalized, listed } from '../words'
import type { Answers } from './answers'
import { settingWords } from './criteria/setting'
import { type FeatureKey, featureLabel } from './keys'

type LeadAnswers = Partial<Record<keyof Lead, string>>

/**
 * Answers for the lead form from those of a match. Answers without a question of their own go into the description, in
 * words that the match reads back as the same answers. Nothing is added that was not chosen.
 * @param nameOf the name of a system in the catalogue
 */
export function leadAnswers(answers: Answers, nameOf: (id: string) => string | undefined): LeadAnswers {
  const { industry, budget, estimatedMonthlyBudget } = answers
  const numberOfProviders = countOf(answers)
  const currentEmr = currentOf(answers)
  const money = budget ?? estimatedMonthlyBudget
  const organizationDescription = description(answers, nameOf)
  return {
    ...(industry && { industry }),
    ...(currentEmr && { currentEmr }),
    ...(numberOfProviders && { numberOfProviders }),
    ...(money && { estimatedMonthlyBudget: money }),
    ...(organizationDescription && { organizationDescription }),
  }
}

/** The form's range that contains the number. */
function countOf({ providers, numberOfProviders }: Answers): string | undefined {
  if (providers === undefined) return numberOfProviders
  const upTo = [1, 10, 20, 50, Number.POSITIVE_INFINITY]
  return providerCounts[upTo.findIndex((most) => providers <= most)]?.value
}

/** The form's key for the current system; `other` for a system of the catalogue that the form does not list. */
function currentOf({ current, currentEmr }: Answers): string | undefined {
  if (!current) return currentEmr
  const id = resolveVendorId(current)
  const listedAs = currentEmrs.find(({ value }) => value === current || (id && resolveVendorId(value) === id))
  return listedAs?.value ?? 'other'
}

/** Words for keys whose usual label would be read back as something else. */
const ownWords: Partial<Record<string, string>> = {
  'telehealth-only': 'fully virtual',
  labs: 'labs',
  multilingual: 'multilingual support',
}

function description(answers: Answers, nameOf: (id: string) => string | undefined): string {
  const { setting = [], providers, must = [], want = [], current } = answers
  const id = resolveVendorId(current ?? '')
  const unlisted = id && currentOf(answers) === 'other' ? nameOf(id) : undefined
  const labels = (keys: readonly string[]) =>
    listed(keys.map((key) => ownWords[key] ?? featureLabel(key as FeatureKey)))
  return [
    setting.length > 0 && `${capitalized(listed(setting.map((one) => ownWords[one] ?? settingWords[one])))}.`,
    providers !== undefined && `${providers} ${providers === 1 ? 'provider' : 'providers'}.`,
    unlisted && `We use ${unlisted} today.`,
    must.length > 0 && `We must have ${labels(must)}.`,
    want.length > 0 && `We would like ${labels(want.filter((key) => !must.includes(key)))}.`,
  ]
    .filter(Boolean)
    .join('\n')
}
