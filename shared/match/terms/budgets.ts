import type { Option } from '../../forms/field'

/** The budgets of the home page's three questions, as a person would write them. They are read like any other text. */
export const budgetAnswers = [
  { value: '', label: 'Not sure yet' },
  { value: 'up to $50 per provider', label: 'Up to $50' },
  { value: '$50-100 per provider', label: '$50 to $100' },
  { value: '$100-200 per provider', label: '$100 to $200' },
  { value: '$200-500 per provider', label: '$200 to $500' },
  { value: '$500-1,000 per provider', label: '$500 to $1,000' },
] as const satisfies readonly Option[]
