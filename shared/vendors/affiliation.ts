import type { VendorId } from '../catalogue/ids'

/**
 * Whether a link to a vendor's own site pays the operator: only for vendors in the configuration. This decides the
 * link's `rel`, its note, and the disclosure's list. Code that sorts, filters, or recommends must not use it.
 */
export function linkCanPay(id: string, affiliateVendors: readonly VendorId[]): boolean {
  return affiliateVendors.some((it) => it === id)
}
