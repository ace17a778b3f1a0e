import { vendorIds, vendorKeys } from './made/ids'

/** The catalogue's ids in catalogue order; each is also the last part of the vendor's page address, and its folder. */
export { vendorIds }

export type VendorId = (typeof vendorIds)[number]

const known = new Map<string, VendorId>([...vendorIds.map((id) => [id, id] as const), ...vendorKeys])

/** The id for a key from a URL or the lead form, which is an id, or another key that the record names. Case matters, as in URLs. */
export function resolveVendorId(key: string): VendorId | undefined {
  return known.get(key)
}
