import { type Vendor, vendors } from '../../shared/catalogue'
import { comparisonCsv } from '../../shared/comparison/csv'

export interface VendorService {
  list(): readonly Vendor[]
  /** By catalogue id alone: the aliases of old links belong to pages. */
  find(id: string): Vendor | undefined
  csv(): string
}

/** The catalogue is part of the program; nothing here can fail or wait. */
export function createVendorService(): VendorService {
  const csv = comparisonCsv(vendors)
  return {
    list: () => vendors,
    find: (id) => vendors.find((vendor) => vendor.id === id),
    csv: () => csv,
  }
}
