import type { Fact, Vendor } from '../catalogue'
import { factByKey } from '../catalogue/facts'

/** The short texts on a vendor's page beside its record; the long review is `review.md` in the vendor's folder. */
export type VendorReview = Vendor['card']

/**
 * The reasons to choose a vendor, each with its fact: the strengths of the record where nobody gave them titles. Throws
 * if the record has no strength at the position of a title.
 */
export function benefitsOf(vendor: Vendor, { benefits }: VendorReview): { title?: string; fact: Fact<string> }[] {
  if (!benefits) return vendor.strengths.map((fact) => ({ fact }))
  return benefits.map((benefit, place) => {
    if (typeof benefit !== 'string')
      return {
        title: benefit.title,
        fact: { ...factByKey(vendor, benefit.restsOn)?.fact, value: benefit.text } as Fact<string>,
      }
    const fact = vendor.strengths[place]
    if (!fact) throw new Error(`${vendor.id} has no strength for "${benefit}"`)
    return { title: benefit, fact }
  })
}
