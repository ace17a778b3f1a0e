import { type Vendor, vendors } from '../../shared/catalogue'
import {
  type PublishedRecord,
  type PublishedVendor,
  publishedRecord,
  publishedVendor,
} from '../../shared/catalogue/published'
import { comparisonCsv } from '../../shared/comparison/csv'
import { parseSelection, selectedVendors } from '../../shared/comparison/selection'
import { httpError } from '../platform/http-error'

export interface VendorsFile {
  name: string
  csv: string
}

export interface VendorService {
  list(): readonly Vendor[]
  /** The same as the API gives it. */
  published(): readonly PublishedVendor[]
  /** Of each record these fields alone. @throws ApiError 422 naming those that there are not. */
  publishedFields(names: readonly string[]): Partial<PublishedVendor>[]
  /** By catalogue id alone: the aliases of old links belong to pages. */
  find(id: string): PublishedRecord | undefined
  /** The comparison as a file: the systems that `query` chooses, in its order, or all where it chooses none. */
  file(query: URLSearchParams): VendorsFile
}

/** The catalogue is part of the program; nothing here can fail or wait. */
export function createVendorService(): VendorService {
  const published = vendors.map(publishedVendor)
  const known = new Set(published.flatMap((vendor) => Object.keys(vendor)))
  const whole: VendorsFile = { name: 'emr-comparison-data.csv', csv: comparisonCsv(vendors) }
  return {
    list: () => vendors,
    published: () => published,
    publishedFields(names) {
      const unknown = names.filter((name) => !known.has(name))
      if (unknown.length === 0) return published.map((vendor) => only(vendor, new Set(names)))
      const message = `There is no field ${unknown.map((name) => JSON.stringify(name)).join(', ')}.`
      throw httpError(422, 'Name vendor fields, separated by commas.', [{ field: 'fields', message }])
    },
    find(id) {
      const found = vendors.find((vendor) => vendor.id === id)
      return found && publishedRecord(found)
    },
    file(query) {
      const chosen = selectedVendors(parseSelection(query, vendors))
      if (chosen.length === 0) return whole
      return { name: `emr-comparison-${chosen.map(({ id }) => id).join('-')}.csv`, csv: comparisonCsv(chosen) }
    },
  }
}

function only(vendor: PublishedVendor, names: ReadonlySet<string>): Partial<PublishedVendor> {
  return Object.fromEntries(Object.entries(vendor).filter(([name]) => names.has(name)))
}
