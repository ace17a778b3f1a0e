import { resolveVendorId } from '../../catalogue/ids'
import { currentEmrs, providerCountFor } from '../../leads/options'
import type { Lead } from '../../leads/schema'
import { capitalized, counted, listed } from '../../words'
import type { Answers } from './answers'
import { type Setting, settingWords } from './care'
import { type FeatureKey, featureLabel } from './features'
import { type Organization, organizationPhrase } from './organizations'

type LeadAnswers = Partial<Record<keyof Lead, string>>

/** The name of a system of the catalogue. */
type NameOf = (id: string) => string | undefined

/**
 * Answers for the lead form from those of a match. Answers without a question of their own go into the description, in
 * plain words. Nothing is added that was not chosen.
 */
export function leadAnswers(answers: Answers, nameOf: NameOf): LeadAnswers {
  const { industry, providers, numberOfProviders, budget, estimatedMonthlyBudget } = answers
  const given: LeadAnswers = {
    industry,
    numberOfProviders: providers === undefined ? numberOfProviders : providerCountFor(providers),
    currentEmr: currentOf(answers),
    estimatedMonthlyBudget: budget ?? estimatedMonthlyBudget,
    organizationDescription: description(answers, nameOf),
  }
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value))
}

/** The form's key for the present system; `other` for a system of the catalogue that the form does not list. */
function currentOf({ current, currentEmr }: Answers): string | undefined {
  if (!current) return currentEmr
  const id = resolveVendorId(current)
  const listedAs = currentEmrs.find(
    ({ value }) => value === current || (id && resolveVendorId(value.replaceAll('-', '')) === id),
  )
  return listedAs?.value ?? 'other'
}

/** The name of a system by any key that answers can have for it. */
function systemName(key: string, nameOf: NameOf): string {
  const id = resolveVendorId(key.replaceAll('-', ''))
  return (id && nameOf(id)) ?? currentEmrs.find(({ value }) => value === key)?.label ?? key
}

function description(answers: Answers, nameOf: NameOf): string {
  const { organization, setting = [], providers, prescribers, must = [], want = [], declined = [] } = answers
  const current = answers.current || answers.currentEmr
  const isUnlisted = answers.current && answers.current !== 'other' && currentOf(answers) === 'other'
  const system = current && current !== 'other' ? systemName(current, nameOf) : 'our present system'
  return [
    organization && `We are ${organizationPhrase(organization as Organization)}.`,
    setting.length > 0 && `${capitalized(listed(setting.map((one) => settingWords[one as Setting])))}.`,
    peopleWords(providers, prescribers),
    isUnlisted && `We use ${system} today.`,
    answers.leaving !== undefined && leavingWords(answers.leaving, system),
    must.length > 0 && `We must have ${labels(must)}.`,
    want.length > 0 && `We would like ${labels(want.filter((key) => !must.includes(key)))}.`,
    ...declined.map((key) => `We do not want ${featureLabel(key as FeatureKey)}.`),
    ...(answers.avoided ?? []).map((key) => `We do not want ${systemName(key, nameOf)}.`),
  ]
    .filter(Boolean)
    .join('\n')
}

const labels = (keys: readonly string[]) => listed(keys.map((key) => featureLabel(key as FeatureKey)))

function peopleWords(providers: number | undefined, prescribers: number | undefined): string {
  const all = providers === undefined ? [] : [counted(providers, 'provider')]
  if (prescribers === 0) return [...all, 'None of us prescribes'].map((sentence) => `${sentence}.`).join(' ')
  const prescribing = prescribers === undefined ? [] : [counted(prescribers, 'prescriber')]
  const words = [...all, ...prescribing].join(', including ')
  return words && `${words}.`
}

function leavingWords(leaving: boolean | 'undecided', system: string): string {
  if (leaving === 'undecided') return `We do not know yet whether to leave ${system}.`
  return leaving ? `We want to leave ${system}.` : `We want to stay with ${system}.`
}
