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
  /** All vendors as the API publishes them. */
  published(): readonly PublishedVendor[]
  /** The id, the name, and these fields of each record. @throws ApiError 422 naming the unknown ones */
  publishedFields(names: readonly string[]): Partial<PublishedVendor>[]
  /** By catalogue id only; the aliases of old links are resolved by pages. */
  find(id: string): PublishedRecord | undefined
  /** The comparison as a file: the systems that `query` chooses, in its order, or all if it chooses none. */
  file(query: URLSearchParams): VendorsFile
}

/** Reads the catalogue, which is part of the program, so no method is asynchronous. */
export function createVendorService(): VendorService {
  const published = vendors.map(publishedVendor)
  const known = new Set(published.flatMap((vendor) => Object.keys(vendor)))
  const whole: VendorsFile = { name: 'emr-comparison-data.csv', csv: comparisonCsv(vendors) }
  return {
    list: () => vendors,
    published: () => published,
    publishedFields(names) {
      const unknown = names.filter((name) => !known.has(name))
      if (unknown.length === 0) return published.map((vendor) => only(vendor, new Set(['id', 'name', ...names])))
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
