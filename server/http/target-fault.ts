import { LRUCache } from 'lru-cache'
import { pathOf } from './address'

/** Browsers and proxies send shorter ones; what reads an address may take time in proportion to its length. */
const targetCharsMax = 2_048

/** Only its scheme and host are compared, so that any base does. */
const base = new URL('http://site')

export type TargetFault = 400 | 414

/** Targets that were found to be in order, since most requests ask for what was asked before. */
const inOrder = new LRUCache<string, true>({ max: 1_000 })

/**
 * The status with which a request target is rejected before anything reads it, or undefined for one that every parser
 * reads alike: a path on this site that the WHATWG URL parser does not change. Dot segments, backslashes, an absolute
 * form, another host, or a fragment would be one address to a guard and another to the page behind it.
 */
export function targetFault(target: string): TargetFault | undefined {
  if (target.length > targetCharsMax) return 414
  if (inOrder.has(target)) return undefined
  if (!target.startsWith('/') || target.includes('#') || !URL.canParse(target, base)) return 400
  const { origin, pathname } = new URL(target, base)
  if (origin !== base.origin || pathname !== pathOf(target)) return 400
  inOrder.set(target, true)
  return undefined
}
