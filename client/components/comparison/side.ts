import type { Answer } from '../../../shared/catalogue/evidence'
import { type ComparisonField, comparisonFields, displayFact } from '../../../shared/catalogue/fields'
import { type Mark, markOf } from '../../../shared/catalogue/mark'
import { priceUnit } from '../../../shared/catalogue/price'
import type { Vendor } from '../../../shared/catalogue/schema'

/** The part of a vendor that one side of the comparison shows; only this is passed to the page. */
export interface Side {
  id: string
  name: string
  alsoKnownAs?: string
  facts: Record<ComparisonField['key'], ShownFact>
}

export interface ShownFact {
  text: string
  mark: Mark
  /** The text below the value: the unit of a price, or which part `Partly` means. */
  below?: string
}

export function sideOf(vendor: Vendor): Side {
  const shown = comparisonFields.map((field) => {
    const fact: ShownFact = {
      text: displayFact(field, vendor),
      mark: markOf(vendor, field.key),
      below: belowValue(field, vendor),
    }
    return [field.key, fact] as const
  })
  return {
    id: vendor.id,
    name: vendor.name,
    alsoKnownAs: vendor.alsoKnownAs,
    facts: Object.fromEntries(shown) as Side['facts'],
  }
}

function belowValue({ key }: ComparisonField, vendor: Vendor): string | undefined {
  const { value, note } = vendor[key]
  if (key === 'estimatedCostPerMonth' && value !== null) return priceUnit(vendor)
  return (value as Answer | string | null) === 'partly' ? note : undefined
}

/** How the values of a row relate: `open` if a value that is not verified could make the systems differ. */
export type RowState = 'differing' | 'same' | 'open'

/** `differing` if at least two values are known and not all of them are equal. Links do not count as differing. */
export function rowState({ key, kind }: ComparisonField, sides: readonly (Side | null)[]): RowState {
  const facts = sides.flatMap((side) => (side ? [side.facts[key]] : []))
  const known = facts.filter(({ mark }) => mark.basis !== 'unknown').map(({ text }) => text)
  if (kind !== 'link' && new Set(known).size > 1) return 'differing'
  return known.length < facts.length ? 'open' : 'same'
}
