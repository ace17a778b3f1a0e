import { createVendorFinder } from '../../../shared/blog/vendor-names'
import { compared } from '../../../shared/catalogue'
import { systemsQuery } from '../../../shared/comparison/selection'
import { folded } from '../../../shared/fold'
import { systemKeys } from '../../../shared/site/query-keys'
import { capitalized, listed } from '../../../shared/words'

/** The systems that a search names, and the page that compares them. */
export interface NamedSystems {
  names: string
  path: string
  /** Whether other systems are asked for. */
  isForOthers?: boolean
}

const findVendors = createVendorFinder(compared)

/**
 * The comparison of the systems that a search names, if it names at least two or asks for alternatives. Each word is
 * capitalized first: in a text, a name such as Epic counts only with its capital letter, but a search is often typed
 * without any.
 */
export function namedSystems(search: string): NamedSystems | undefined {
  const asNames = folded(search).replace(/\p{L}+/gu, capitalized)
  const named = [...new Set(findVendors(asNames).map(({ vendor }) => vendor))].slice(0, systemKeys.length)
  const isForOthers = /\balternatives?\b/i.test(search)
  if (named.length < (isForOthers ? 1 : 2)) return undefined
  return {
    names: listed(named.map(({ name }) => name)),
    path: `/comparisons?${systemsQuery(named.map(({ id }) => id))}`,
    ...(isForOthers && { isForOthers }),
  }
}
