import { LRUCache } from 'lru-cache'
import { pathForLog, pathOf } from './address'

/** Browsers and proxies send shorter ones; parsing an address may take time in proportion to its length. */
const targetCharsMax = 2_048

/** Any base will do, because only its scheme and host are compared. */
const base = new URL('http://site')

/**
 * An escaped letter, digit, `-`, `.`, `_` or `~`. These mean the same as the character itself (RFC 3986, 2.3), which
 * every browser sends. The router decodes them, but a guard's path would not match.
 */
const needlessEscape = /%(?:4[1-9a-f]|5[0-9a]|6[1-9a-f]|7[0-9a]|3\d|2[de]|5f|7e)/i

const loggedCharsMax = 200

export interface Target {
  fault?: 400 | 414 | undefined
  path: string
  /** As a metrics label. Paths are not labels, because their number is unbounded. */
  kind: 'api' | 'admin' | 'asset' | 'probe' | 'page'
}

/** Targets found to be valid, because most requests repeat earlier ones. */
const known = new LRUCache<string, Target>({ max: 1_000 })

export function readTarget(target: string): Target {
  const before = known.get(target)
  if (before) return before
  const path = pathForLog(pathOf(target)).slice(0, loggedCharsMax)
  const read = { fault: faultOf(target), path, kind: kindOf(path) }
  if (!read.fault) known.set(target, read)
  return read
}

/**
 * The status with which a request target is rejected before it is parsed, or undefined for one that every parser reads
 * alike: a path on this site that the WHATWG URL parser does not change. Dot segments, backslashes, an absolute form,
 * another host, a fragment, or an escaped letter could be one address to a guard and another to the page behind it.
 */
function faultOf(target: string): Target['fault'] {
  if (target.length > targetCharsMax) return 414
  if (!target.startsWith('/') || target.includes('#') || !URL.canParse(target, base)) return 400
  const { origin, pathname } = new URL(target, base)
  return origin !== base.origin || pathname !== pathOf(target) || needlessEscape.test(pathname) ? 400 : undefined
}

function kindOf(path: string): Target['kind'] {
  if (/^\/(healthz|readyz|metrics)$/.test(path)) return 'probe'
  if (/^\/api(\/|$)/.test(path)) return 'api'
  if (/^\/admin(\/|$)/.test(path)) return 'admin'
  return /\.\w+$/.test(path) ? 'asset' : 'page'
}
