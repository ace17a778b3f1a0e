import { findVendor, type Vendor } from '../../shared/catalogue'

/** A system of the catalogue. */
export function vendorOf(id: string): Vendor {
  const vendor = findVendor(id)
  if (!vendor) throw new Error(`no vendor ${id}`)
  return vendor
}
