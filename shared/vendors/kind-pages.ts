import { type Organization, organizations, organizationsPhrase } from '../match/terms/organizations'
import { listed } from '../words'

/** The address of the directory's page for a kind of organization. */
export const kindPath = (key: Organization) => `/vendors?kind=${key}` as const

/** The title of that page: `EMR systems for ABA providers`. */
export const kindTitle = (key: Organization) => `EMR systems for ${organizationsPhrase(key)}`

/** The pages of all kinds, in the order of the list, each with the name of its kind. */
export const kindPages: readonly { path: string; title: string; label: string }[] = organizations.map(
  ({ value, label }) => ({ path: kindPath(value), title: kindTitle(value), label }),
)

/**
 * What a kind's page holds, in a sentence or two for search engines.
 *
 * @param names the systems made for it
 */
export function kindDescription(key: Organization, names: readonly string[]): string {
  const named = names.length > 3 ? [...names.slice(0, 3), 'others'] : names
  const made =
    names.length === 0
      ? `We know of no system in our catalogue made for ${organizationsPhrase(key)}.`
      : `Made for ${organizationsPhrase(key)}: ${listed(named)}.`
  return `${made} What speaks against each, its price, and what to ask.`
}
