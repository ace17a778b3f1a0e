import { resolveVendorId } from './ids'
import { catalogueSchema, type Vendor } from './schema'
import records from './vendors.json' with { type: 'json' }

export type { VendorId } from './ids'
export type { Fact, Vendor } from './schema'

/** The whole catalogue in catalogue order. A record that breaks the schema stops the process that loads it. */
export const vendors: readonly Vendor[] = catalogueSchema.parse(records)

const byId = new Map<string, Vendor>(vendors.map((vendor) => [vendor.id, vendor]))

/** The vendor that a key from a URL means: its id or an older link's key. */
export function findVendor(key: string): Vendor | undefined {
  return byId.get(resolveVendorId(key) ?? '')
}
