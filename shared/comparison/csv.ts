import { basisWords } from '../catalogue/basis'
import { comparisonFields } from '../catalogue/fields'
import type { Vendor } from '../catalogue/schema'
import { factWords } from '../catalogue/words'
import { csvRow } from '../csv'

const heading = ['EMR', ...comparisonFields.flatMap(({ label }) => [label, `${label} basis`])]

/**
 * The full comparison as RFC 4180 text: one row per vendor, in the given order, with the words of the table, each value
 * followed by its basis.
 */
export function comparisonCsv(vendors: readonly Vendor[]): string {
  const rows = vendors.map((vendor) => [
    vendor.name,
    ...comparisonFields.flatMap((field) => [
      factWords(field, vendor[field.key]),
      basisWords[vendor[field.key].basis].label,
    ]),
  ])
  return [heading, ...rows].map(csvRow).join('')
}
