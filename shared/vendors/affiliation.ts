import type { VendorId } from '../catalogue/ids'

/**
 * Whether a link to a vendor's own site can pay whoever runs this one: those that the configuration names, no other. It decides
 * the `rel` of that link, the note beside it and the list in the disclosure. Nothing that orders, filters or recommends may ask.
 */
export function linkCanPay(id: string, affiliateVendors: readonly VendorId[]): boolean {
  return affiliateVendors.some((it) => it === id)
}
