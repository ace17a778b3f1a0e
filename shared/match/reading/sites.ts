import { plainText } from './numbers'

const place = '([1-9]\\d{0,2}) (?:[a-z-]{1,20} )?(locations|sites|offices|clinics|centers|facilities|hospitals)'
const sites = new RegExp(`\\b(at|in|across) ${place}(?: and ${place})?\\b`)

/** Where a practice works, if a description counts several places: `at 3 locations`, `across 9 hospitals and 40 clinics`. */
export function readSites(description: string): string | null {
  const [, where, first, firstKind, second, secondKind] = sites.exec(plainText(description)) ?? []
  if (where === undefined) return null
  return `${where} ${first} ${firstKind}${second === undefined ? '' : ` and ${second} ${secondKind}`}`
}
