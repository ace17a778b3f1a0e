import type { VendorId } from '../catalogue/ids'

/**
 * Whether a link to a vendor's own site pays the operator: only for vendors in the configuration. It decides the link's
 * `rel`, its note, and the disclosure's list. Nothing that orders, filters, or recommends may use it.
 */
export function linkCanPay(id: string, affiliateVendors: readonly VendorId[]): boolean {
  return affiliateVendors.some((it) => it === id)
}
