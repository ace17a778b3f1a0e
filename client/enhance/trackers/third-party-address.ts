import { filterNames, systemKeys } from '../../../shared/site/query-keys'

/** The query keys of our own pages and of campaigns. Keys for typed text, such as searches, are not among them. */
const known: ReadonlySet<string> = new Set([
  ...systemKeys,
  ...filterNames,
  'sort',
  'differences',
  'page',
  'utm_source',
  'utm_medium',
  'utm_campaign',
])

/** An address for third parties: of the query only known keys with plain values, and no fragment. */
export function thirdPartyAddress(address: string): string {
  if (!URL.canParse(address)) return ''
  const { origin, pathname, searchParams } = new URL(address)
  const allowed = [...searchParams].filter(([key, value]) => known.has(key) && /^[\w.-]{1,64}$/.test(value))
  const query = new URLSearchParams(allowed).toString()
  return origin + pathname + (query && `?${query}`)
}
