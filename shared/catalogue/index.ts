import { resolveVendorId } from './ids'
import { records } from './made/records'
import { catalogueSchema, type Vendor } from './schema'
import { isCompared, isOffered } from './scope'

export type { VendorId } from './ids'
export type { Fact, Vendor } from './schema'

/** The whole catalogue in catalogue order. Loading it throws if a record does not match the schema. */
export const vendors: readonly Vendor[] = catalogueSchema.parse(records)

/** The systems whose rows are known well enough to compare. */
export const compared: readonly Vendor[] = vendors.filter(isCompared)

/** The systems that an answer may name: compared, and open to new customers. */
export const pickable: readonly Vendor[] = vendors.filter(isOffered)

const byId = new Map<string, Vendor>(vendors.map((vendor) => [vendor.id, vendor]))

/** The vendor for a key from a URL: its id or an older link's key. */
export function findVendor(key: string): Vendor | undefined {
  return byId.get(resolveVendorId(key) ?? '')
}
