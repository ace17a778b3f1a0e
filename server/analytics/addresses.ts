import { sitePages, unlistedPaths } from '../../shared/site/pages'

const known: ReadonlySet<string> = new Set([...sitePages.map(({ path }) => path), ...unlistedPaths])
const articlePath = /^\/blog\/[a-z0-9-]{1,200}$/

/** The path of a page of this site, or of what may be an article; anything else is `other`, so that nobody can fill a table. */
export const knownPath = (path: string): string => (known.has(path) || articlePath.test(path) ? path : 'other')

/** No name of a host is longer; a longer one would not fit into an index either. */
const hostCharsMax = 253

/** The name of the site of an address, without `www.`; empty where it is none. */
export function hostOf(address: string): string {
  if (!(/^https?:/i.test(address) && URL.canParse(address))) return ''
  const { hostname } = new URL(address)
  return hostname.length > hostCharsMax ? '' : hostname.replace(/^www\./, '')
}
