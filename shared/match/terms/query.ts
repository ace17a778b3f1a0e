import { systemKeys } from '../../site/query-keys'
import { type Answers, answersSchema } from './answers'
import type { HeadCount } from './known'
import { practices } from './practices'

/** Keys that can occur several times. */
const lists = ['setting', 'must', 'want', 'declined', 'avoided'] as const
const numbers = ['providers', 'prescribers'] as const

type Key = keyof Answers

/** Free text never travels in an address. */
const isAddressKey = (key: string) => key !== 'organizationDescription'

/** The keys of a match's query. */
export const queryKeys = Object.keys(answersSchema.shape).filter(isAddressKey) as Key[]

/** Answers that a more exact one replaces. */
const replaced: readonly [Key, Key][] = [
  ['providers', 'numberOfProviders'],
  ['budget', 'estimatedMonthlyBudget'],
  ['current', 'currentEmr'],
]

/**
 * The canonical query string of these answers, without its question mark: known keys in a fixed order, each value once,
 * nothing empty, and a feature only under the first of must, declined, and want. `practice` becomes the answers that it
 * stands for.
 */
export function matchQuery(given: URLSearchParams): string {
  const plain = withoutPractice(given)
  const query = new URLSearchParams()
  for (const key of queryKeys) {
    const values = [...new Set(plain.getAll(key).map((one) => one.trim()))].filter((value) => value !== '')
    for (const value of isList(key) ? values : values.slice(0, 1)) query.append(key, value)
  }
  for (const [exact, rough] of replaced) if (query.has(exact)) query.delete(rough)
  for (const must of query.getAll('must')) for (const key of ['declined', 'want']) query.delete(key, must)
  for (const declined of query.getAll('declined')) query.delete('want', declined)
  return query.toString()
}

/** The query with the former kind of practice replaced by its organization, care, and settings. */
function withoutPractice(query: URLSearchParams): URLSearchParams {
  const practice = practices.find(({ value }) => value === query.get('practice'))
  const plain = new URLSearchParams(query)
  plain.delete('practice')
  if (!practice) return plain
  plain.set('organization', practice.organization)
  plain.set('industry', practice.industry)
  for (const setting of practice.setting) plain.append('setting', setting)
  return plain
}

/** Reads a query into the schema's shape, unchecked: empty keys are left out, as an empty field of a form says nothing. */
export function answersOfQuery(query: URLSearchParams): Record<string, unknown> {
  const entries = queryKeys.flatMap((key): [string, unknown][] => {
    const values = query.getAll(key).filter((value) => value.trim() !== '')
    const [first] = values
    if (first === undefined) return []
    return [[key, isList(key) ? values : readValue(key, first)]]
  })
  return Object.fromEntries(entries)
}

function readValue(key: Key, text: string): unknown {
  if (numbers.some((one) => one === key)) return Number(text)
  if (key === 'leaving' && (text === 'true' || text === 'false')) return text === 'true'
  return text
}

/** The valid answers of a query; invalid ones are left out, because a page must show something for every address. */
export function readableAnswers(query: URLSearchParams): Answers {
  const raw = answersOfQuery(query)
  const wrong = wrongKeys(raw)
  return answersSchema.parse(Object.fromEntries(Object.entries(raw).filter(([key]) => !wrong.has(key))))
}

/** The keys of a query whose values `readableAnswers` leaves out. */
export const unreadableKeys = (query: URLSearchParams): ReadonlySet<string> => wrongKeys(answersOfQuery(query))

function wrongKeys(raw: Record<string, unknown>): Set<string> {
  return new Set(answersSchema.safeParse(raw).error?.issues.map(({ path }) => String(path[0])))
}

const isList = (key: string): boolean => lists.some((list) => list === key)

/** The addresses that take the same query. */
type MatchPath = '/match' | '/match.xlsx' | '/api/match' | '/get-recommendation'

export function matchAddress(path: MatchPath, query: string): string {
  return query ? `${path}?${query}` : path
}

/** The address of the recommendation form with these answers. */
export const analysisAddress = (query: string): string => matchAddress('/get-recommendation', query)

/** The address of the comparison of these systems, with the number of providers if it is exact. */
export function comparisonAddress(ids: readonly string[], providers: HeadCount | null): string {
  const query = new URLSearchParams(ids.slice(0, systemKeys.length).map((id, index) => [systemKeys[index] ?? '', id]))
  if (providers && providers.least === providers.most) query.set('providers', String(providers.least))
  return `/comparisons?${query}`
}
