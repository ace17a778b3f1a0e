import { type Answers, answersSchema } from './answers'
import { criteria, type Preset, presets } from './method'

/** Keys that can occur several times in a query. */
const lists = ['setting', 'must', 'want'] as const
const texts = [
  'industry',
  'budget',
  'current',
  'version',
  'numberOfProviders',
  'estimatedMonthlyBudget',
  'currentEmr',
] as const

/**
 * Reads a query into the schema's shape, unchecked: absent and empty keys are left out, because an empty form field
 * means nothing. `weights` is a preset's name, numbers such as `care:30,size:10`, or both, repeated or joined by
 * commas: the numbers then modify that preset.
 */
export function answersOfQuery(query: URLSearchParams): Record<string, unknown> {
  const answers: Record<string, unknown> = {}
  for (const key of texts) if (query.get(key)) answers[key] = query.get(key)
  for (const key of lists) if (query.getAll(key).some(isSaid)) answers[key] = query.getAll(key).filter(isSaid)
  const providers = query.get('providers')
  if (providers) answers.providers = Number(providers)
  const weights = query.getAll('weights').join(',').split(',').filter(isSaid)
  if (weights.length > 0) answers.weights = weightsOf(weights)
  return answers
}

/** The valid answers of a query; invalid ones are left out, because a page must show something for every address. */
export function readableAnswers(query: URLSearchParams): Answers {
  const raw = answersOfQuery(query)
  const whole = answersSchema.safeParse(raw)
  if (whole.success) return whole.data
  const wrong = new Set(whole.error.issues.map(({ path }) => String(path[0])))
  return answersSchema.parse(Object.fromEntries(Object.entries(raw).filter(([key]) => !wrong.has(key))))
}

function isSaid(value: string): boolean {
  return value !== ''
}

function weightsOf(parts: readonly string[]): unknown {
  const numbers = parts.filter((part) => part.includes(':')).slice(0, criteria.length + 1)
  const preset = parts.find((part) => !part.includes(':'))
  if (numbers.length === 0) return preset
  const pairs = numbers.map((pair) => pair.split(':'))
  return {
    ...(preset && Object.hasOwn(presets, preset) ? presets[preset as Preset] : {}),
    ...Object.fromEntries(pairs.map(([key = '', value]) => [key, Number(value)])),
  }
}
