import { type Vendor, vendors } from '../../shared/catalogue'
import { comparisonCsv } from '../../shared/comparison/csv'
import { parseSelection, selectedVendors } from '../../shared/comparison/selection'

export interface VendorsFile {
  name: string
  csv: string
}

export interface VendorService {
  list(): readonly Vendor[]
  /** By catalogue id alone: the aliases of old links belong to pages. */
  find(id: string): Vendor | undefined
  /** The comparison as a file: the systems that `query` chooses, in its order, or all where it chooses none. */
  file(query: URLSearchParams): VendorsFile
}

/** The catalogue is part of the program; nothing here can fail or wait. */
export function createVendorService(): VendorService {
  const whole: VendorsFile = { name: 'emr-comparison-data.csv', csv: comparisonCsv(vendors) }
  return {
    list: () => vendors,
    find: (id) => vendors.find((vendor) => vendor.id === id),
    file(query) {
      const chosen = selectedVendors(parseSelection(query, vendors))
      if (chosen.length === 0) return whole
      return { name: `emr-comparison-${chosen.map(({ id }) => id).join('-')}.csv`, csv: comparisonCsv(chosen) }
    },
  }
}
