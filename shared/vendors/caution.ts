import type { Vendor } from '../catalogue'
import { basisCounts } from '../catalogue/counts'
import { isCompared, outOfScope, partOfTheWork } from '../catalogue/scope'

/** Why a vendor's record is a poor start for a comparison with full systems. */
export type Caution = NonNullable<ReturnType<typeof cautionOf>>

/**
 * What to tell before a vendor's record is used, or undefined for an EMR whose record can be compared. Four kinds of
 * record cannot: of a product that takes no new customers, of one beside an EMR, of one that does part of the work, and
 * of one that is only listed or for which we found nothing on half of the values or more.
 */
export function cautionOf(vendor: Vendor) {
  const beside = outOfScope(vendor)
  const part = partOfTheWork(vendor)
  const { applying, unknown } = countsOf(vendor)
  const isThin = !isCompared(vendor) || unknown >= applying / 2
  if (!(vendor.closed || beside || part || isThin)) return undefined
  const closed = vendor.closed && `${vendor.name} takes no new customers.`
  return {
    /** Whether the product does none of the work of an EMR, and so has no rival in the catalogue. */
    isBeside: beside !== undefined,
    /** Whether it takes no new customers, so that its page is for those who leave it. */
    isClosed: vendor.closed === true,
    /** What kind of product it is, or that it is closed; of an EMR, that little is known of it. */
    kind:
      closed ??
      beside ??
      (part ? `Not a full record on its own, but ${part}.` : 'We could verify little about this system.'),
  }
}

/** For how many of the compared values a vendor's record has a source, and for how many no value. */
export function evidenceWords(vendor: Vendor): string {
  const { all, applying, sourced, unknown } = countsOf(vendor)
  const values = `${applying} values in our comparison${applying < all ? ' that apply to it' : ''}`
  return `We have a source for ${sourced === 0 ? 'none' : sourced} of the ${values}, and no value for ${unknown}.`
}

function countsOf(vendor: Vendor) {
  const { sourced, unknown, 'not-applicable': beside, ...others } = basisCounts(vendor)
  const applying = sourced + unknown + others.spec + others.unverified
  return { all: applying + beside, applying, sourced, unknown }
}
