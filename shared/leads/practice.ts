import type { Option } from '../forms/field'
import { industries, providerCounts } from './options'

/** What kind of practice sent a lead, and of what size, by the form's labels: `Mental Health, 2-10 providers`. */
export function practiceWords(lead: { industry: string; numberOfProviders: string }): string {
  const providers = labelOf(providerCounts, lead.numberOfProviders)
  return `${labelOf(industries, lead.industry)}, ${/\d/.test(providers) ? `${providers} providers` : providers}`
}

export const labelOf = (options: readonly Option[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value
