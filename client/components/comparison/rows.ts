import { type ComparisonField, comparisonFields } from '../../../shared/catalogue/fields'
import { differs, type Side } from './side'

export interface ComparedRow {
  field: ComparisonField
  /** Whether the systems differ here, as far as it is known. */
  marked: boolean
}

/**
 * The rows of the table and how many of all differ. Rows are left out only where there are systems to differ; then all
 * that is left differs, and no row needs a mark.
 */
export function comparedRows(sides: readonly (Side | null)[], onlyDifferences: boolean) {
  const all: ComparedRow[] = comparisonFields.map((field) => ({ field, marked: differs(field, sides) }))
  const differing = all.filter(({ marked }) => marked)
  const severalChosen = sides.filter(Boolean).length > 1
  const rows = onlyDifferences && severalChosen ? differing.map(({ field }) => ({ field, marked: false })) : all
  return { rows, differing: differing.length, severalChosen }
}
