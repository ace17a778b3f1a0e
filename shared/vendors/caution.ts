import type { Vendor } from '../catalogue'
import type { Basis } from '../catalogue/basis'
import { comparisonFields } from '../catalogue/fields'
import { noRating } from '../catalogue/figures'
import { outOfScope, partOfTheWork } from '../catalogue/scope'
import { listed } from '../words'

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
 * half of the values or more.
 */
export function cautionOf(vendor: Vendor): Caution | undefined {
  const beside = outOfScope(vendor)
  const part = partOfTheWork(vendor)
  const { applying, unknown } = countsOf(vendor)
  if (!(beside || part || unknown >= applying / 2)) return undefined
  return {
    isBeside: beside !== undefined,
    kind: beside ?? (part ? `Not a full record on its own, but ${part}.` : 'We could verify little about this system.'),
    evidence: evidenceWords(vendor),
  }
}

/** How many of a vendor's values rest on what, in a sentence that accounts for each of them. */
export function evidenceWords(vendor: Vendor): string {
  const { all, applying, sourced, spec, unverified, unknown, isUnrated } = countsOf(vendor)
  const are = (count: number) => (count === 1 ? 'is' : 'are')
  const parts = [
    `${sourced} ${sourced === 1 ? 'has' : 'have'} a source`,
    ...(spec > 0 ? [`${spec} ${spec === 1 ? 'is our own figure' : 'are our own figures'}`] : []),
    ...(unverified > 0 ? [`${unverified} ${are(unverified)} unverified`] : []),
    `${unknown} ${are(unknown)} not verified`,
    ...(isUnrated ? ['1, the rating, was not found'] : []),
  ]
  return `Of the ${applying} values in our comparison${applying < all ? ' that apply to it' : ''}, ${listed(parts)}.`
}

/** A rating that says that there is none rests on nothing, so it is counted apart from the bases. */
function countsOf(vendor: Vendor) {
  const facts = comparisonFields.map(({ key }) => vendor[key])
  const claims = facts.filter(({ value }) => value !== noRating)
  const count = (wanted: Basis) => claims.filter(({ basis }) => basis === wanted).length
  return {
    all: facts.length,
    applying: facts.length - count('not-applicable'),
    sourced: count('sourced'),
    spec: count('spec'),
    unverified: count('unverified'),
    unknown: count('unknown'),
    isUnrated: claims.length < facts.length,
  }
}
