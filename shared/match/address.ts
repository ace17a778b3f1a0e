import { systemKeys } from '../site/query-keys'

/** The keys of a match's address, in the form's order. */
export const answerKeys = [
  'industry',
  'providers',
  'numberOfProviders',
  'budget',
  'estimatedMonthlyBudget',
  'setting',
  'current',
  'currentEmr',
  'must',
  'want',
  'weights',
  'version',
] as const

export type AnswerKey = (typeof answerKeys)[number]

/** The addresses that take the same query. */
type MatchPath = '/match' | '/match.xlsx' | '/api/match' | '/get-recommendation'

/**
 * The canonical query string of these answers, without its question mark: known keys in a fixed order, each value once,
 * nothing empty. An exact number of people replaces the range. Also runs in the browser, so the script and the plain
 * form reach the same address.
 */
export function matchQuery(given: URLSearchParams): string {
  const query = new URLSearchParams()
  for (const key of answerKeys)
    for (const value of new Set(given.getAll(key).map((one) => one.trim()))) if (value) query.append(key, value)
  if (query.has('providers')) query.delete('numberOfProviders')
  const weights = query.getAll('weights')
  if (weights.length > 1) query.set('weights', weights.join(','))
  return query.toString()
}

export function matchAddress(path: MatchPath, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The query with one answer replaced; null removes the answer. */
export function withAnswer(query: string, key: AnswerKey, value: string | null): string {
  const changed = new URLSearchParams(query)
  if (value === null) changed.delete(key)
  else changed.set(key, value)
  return matchQuery(changed)
}

/** The query without one value of a key that can occur several times. */
export function withoutValue(query: string, key: AnswerKey, value: string): string {
  const changed = new URLSearchParams(query)
  changed.delete(key, value)
  return matchQuery(changed)
}

/** The address of the recommendation form with these answers, without weights and version, which it does not use. */
export function analysisAddress(query: string): string {
  return matchAddress('/get-recommendation', withAnswer(withAnswer(query, 'weights', null), 'version', null))
}

/** The address of the comparison of these systems, with the number of providers if it is exact. */
export function comparisonAddress(
  ids: readonly string[],
  providers: { least: number; most: number | null } | null,
): string {
  const query = new URLSearchParams(ids.slice(0, systemKeys.length).map((id, index) => [systemKeys[index] ?? '', id]))
  if (providers && providers.least === providers.most) query.set('providers', String(providers.least))
  return `/comparisons?${query}`
}
