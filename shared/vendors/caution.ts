import type { Vendor } from '../catalogue'
import { comparisonFields } from '../catalogue/fields'
import { outOfScope, partOfTheWork } from '../catalogue/scope'

/** Why a vendor's record is a poor start for a comparison with full systems. */
export interface Caution {
  /** Whether the product does none of the work of an EMR, and so has no rival in the catalogue. */
  isBeside: boolean
  /** What kind of product it is; of an EMR, that little is known of it. */
  kind: string
  /** How much of its record is verified, in a sentence. */
  evidence: string
}

/**
 * What to tell before a vendor's record is used, or undefined for an EMR whose record can be compared. Three kinds of
 * record cannot: of a product beside an EMR, of one that does part of the work, and of one for which we found nothing on
 * more than half of the values.
 */
export function cautionOf(vendor: Vendor): Caution | undefined {
  const beside = outOfScope(vendor)
  const part = partOfTheWork(vendor)
  const { all, applying, sourced, unknown } = countsOf(vendor)
  const isThin = unknown > applying / 2
  if (!(beside || part || isThin)) return undefined
  const scope = applying < all ? ' that apply to it' : ''
  return {
    isBeside: beside !== undefined,
    kind: beside ?? (part ? `Not a full record on its own, but ${part}.` : 'We could verify little about this system.'),
    evidence: `Of the ${applying} values in our comparison${scope}, ${sourced} have a source and ${unknown} are not verified.`,
  }
}

function countsOf(vendor: Vendor) {
  const bases = comparisonFields.map(({ key }) => vendor[key].basis)
  const count = (wanted: (typeof bases)[number]) => bases.filter((basis) => basis === wanted).length
  return {
    all: bases.length,
    applying: bases.length - count('not-applicable'),
    sourced: count('sourced'),
    unknown: count('unknown'),
  }
}
