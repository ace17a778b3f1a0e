import { type ComparisonField, comparisonFields, displayFact } from '../../../shared/catalogue/fields'
import type { Vendor } from '../../../shared/catalogue/schema'

/** A vendor cut down to what one side of the comparison shows; this is what travels to the browser. */
export interface Side {
  id: string
  name: string
  alsoKnownAs?: string
  facts: Record<ComparisonField['key'], ShownFact>
}

export interface ShownFact {
  text: string
  /** False for what nobody has verified; such a value differs from nothing. */
  known: boolean
}

export function sideOf(vendor: Vendor): Side {
  const shown = comparisonFields.map((field) => {
    const fact: ShownFact = { text: displayFact(field, vendor), known: vendor[field.key].value !== null }
    return [field.key, fact] as const
  })
  return {
    id: vendor.id,
    name: vendor.name,
    alsoKnownAs: vendor.alsoKnownAs,
    facts: Object.fromEntries(shown) as Side['facts'],
  }
}

/** Whether a reader should be told that two systems differ here: both values are known, and they are not the same. */
export function differs({ key, kind }: ComparisonField, first: Side | null, second: Side | null): boolean {
  if (!(first && second) || kind === 'link') return false
  const [a, b] = [first.facts[key], second.facts[key]]
  return a.known && b.known && a.text !== b.text
}
