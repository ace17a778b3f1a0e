import { sitePages, unlistedPaths } from '../../shared/site/pages'

const known: ReadonlySet<string> = new Set([...sitePages.map(({ path }) => path), ...unlistedPaths])
const articlePath = /^\/blog\/[a-z0-9-]{1,200}$/

/** The path of a page or of a possible article; anything else becomes `other`, so nobody can fill the table. */
export const knownPath = (path: string): string => (known.has(path) || articlePath.test(path) ? path : 'other')

/** The longest possible host name. A longer one would not fit into an index row either. */
const hostCharsMax = 253

/** The host of an http(s) address, without `www.` and a final dot, or the id of an Android app; empty for others. */
export function hostOf(address: string): string {
  if (!(/^(?:https?|android-app):/i.test(address) && URL.canParse(address))) return ''
  const { protocol, hostname } = new URL(address)
  if (hostname.length > hostCharsMax || (protocol === 'android-app:' && !appId.test(hostname))) return ''
  return hostname.replace(/^www\./, '').replace(/\.$/, '')
}

const appId = /^[a-z\d_]+(?:\.[a-z\d_]+)+$/i
