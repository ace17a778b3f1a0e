import type { Vendor } from '../catalogue'

export interface Mention {
  vendor: Vendor
  start: number
  end: number
}

/** All names of a vendor: `Kareo (now Tebra)` gives Kareo and Tebra, `Kipu EMR` also Kipu. */
export function namesOf({ name, alsoKnownAs = '', names }: Pick<Vendor, 'name' | 'alsoKnownAs' | 'names'>): string[] {
  const others = alsoKnownAs.split(/[()]/).map((part) => part.trim().replace(/^(?:now|part of|formerly) /, ''))
  const all = [name, ...others, ...(names.others ?? [])].filter(Boolean)
  return [...new Set(all.flatMap((one) => [one, one.replace(/ (?:EMR|EHR)$/, '')]))]
}

/** Creates a function that finds the vendors named in a text, in order. Of overlapping names, the longer one counts. */
export function createVendorFinder(vendors: readonly Vendor[]): (text: string) => Mention[] {
  const patterns = vendors.flatMap((vendor) =>
    namesOf(vendor).map((name) => ({ vendor, pattern: patternOf(name, vendor.names.isWord) })),
  )
  return (text) => {
    const found = patterns.flatMap(({ vendor, pattern }) =>
      Array.from(text.matchAll(pattern), (match) => ({
        vendor,
        start: match.index,
        end: match.index + match[0].length,
      })),
    )
    found.sort((a, b) => a.start - b.start || b.end - a.end)
    let furthest = 0
    return found.filter(({ start, end }) => {
      const isFree = start >= furthest
      furthest = Math.max(furthest, end)
      return isFree
    })
  }
}

/** Matches a name in any letter case (one that is an ordinary word only if capitalized), and in two words as well as in one: `TherapyNotes`, `therapy notes`. */
function patternOf(name: string, isWord = false): RegExp {
  const escaped = name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/(?<=[a-z])(?=[A-Z])| /g, '[ -]?')
  return new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, isWord ? 'gu' : 'giu')
}
