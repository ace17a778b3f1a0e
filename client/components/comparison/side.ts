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

/** Whether a reader should be told that systems differ here: two values at least are known, and not all the same. */
export function differs({ key, kind }: ComparisonField, sides: readonly (Side | null)[]): boolean {
  if (kind === 'link') return false
  const known = sides.flatMap((side) => (side?.facts[key].known ? side.facts[key].text : []))
  return new Set(known).size > 1
}
