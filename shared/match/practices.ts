import type { Option } from '../forms/field'
import type { Area, Setting } from './reading/situation'

/** A kind of practice that sets two answers at once, so one tap answers both. */
interface Practice extends Option {
  industry: Area
  setting: readonly Setting[]
}

/** The kinds of practice of the first question, most common first. */
export const practices = [
  { value: 'therapy', label: 'Outpatient mental health', industry: 'mental-health', setting: ['outpatient'] },
  { value: 'telehealth', label: 'Telehealth only', industry: 'mental-health', setting: ['telehealth-only'] },
  { value: 'sud-outpatient', label: 'Substance use, outpatient', industry: 'substance-abuse', setting: ['outpatient'] },
  { value: 'sud-iop', label: 'Substance use, IOP or PHP', industry: 'substance-abuse', setting: ['iop-php'] },
  {
    value: 'sud-residential',
    label: 'Substance use, residential',
    industry: 'substance-abuse',
    setting: ['residential'],
  },
  { value: 'otp', label: 'Opioid treatment program', industry: 'substance-abuse', setting: ['otp'] },
  { value: 'inpatient', label: 'Psychiatric hospital', industry: 'mental-health', setting: ['inpatient'] },
  { value: 'ccbhc', label: 'CCBHC', industry: 'mental-health', setting: ['ccbhc'] },
  { value: 'eating-disorder', label: 'Eating disorders', industry: 'eating-disorder', setting: [] },
  { value: 'autism', label: 'Autism and ABA', industry: 'autism', setting: [] },
] as const satisfies readonly Practice[]

/** The budgets of the first questions, as a person would write them. They are parsed like any other text. */
export const budgetAnswers = [
  { value: '', label: 'Not sure yet' },
  { value: 'up to $50 per provider', label: 'Up to $50' },
  { value: '$50-100 per provider', label: '$50 to $100' },
  { value: '$100-200 per provider', label: '$100 to $200' },
  { value: '$200-500 per provider', label: '$200 to $500' },
  { value: '$500-1,000 per provider', label: '$500 to $1,000' },
] as const satisfies readonly Option[]

/** The query with the kind of practice replaced by its two answers. */
export function withoutPractice(query: URLSearchParams): URLSearchParams {
  const practice: Practice | undefined = practices.find(({ value }) => value === query.get('practice'))
  const plain = new URLSearchParams(query)
  plain.delete('practice')
  if (!practice) return plain
  plain.set('industry', practice.industry)
  for (const setting of practice.setting) plain.append('setting', setting)
  return plain
}
