import { comparisonFields, displayFact } from '../catalogue/fields'
import type { Vendor } from '../catalogue/schema'
import { csvRow } from '../csv'

const heading = ['EMR', ...comparisonFields.map(({ label }) => label)]

/** The full comparison as RFC 4180 text: one row a vendor, in the order given, with the table's own words. */
export function comparisonCsv(vendors: readonly Vendor[]): string {
  const rows = vendors.map((vendor) => [vendor.name, ...comparisonFields.map((field) => displayFact(field, vendor))])
  return [heading, ...rows].map(csvRow).join('')
}
