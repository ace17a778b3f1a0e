import { sitePages, unlistedPaths } from '../../shared/site/pages'

const known: ReadonlySet<string> = new Set([...sitePages.map(({ path }) => path), ...unlistedPaths])
const articlePath = /^\/blog\/[a-z0-9-]{1,200}$/

/** The path of a page or of a possible article; anything else becomes `other`, so nobody can fill the table. */
export const knownPath = (path: string): string => (known.has(path) || articlePath.test(path) ? path : 'other')

/** The longest possible host name. A longer one would not fit into an index row either. */
const hostCharsMax = 253

/** The host of an address, without `www.`; empty if it is not an http(s) address. */
export function hostOf(address: string): string {
  if (!(/^https?:/i.test(address) && URL.canParse(address))) return ''
  const { hostname } = new URL(address)
  return hostname.length > hostCharsMax ? '' : hostname.replace(/^www\./, '')
}
