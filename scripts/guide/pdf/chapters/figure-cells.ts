import type { Vendor } from '../../../../shared/catalogue'
import { type ComparisonField, comparisonFields } from '../../../../shared/catalogue/fields'
import { factWords } from '../../../../shared/catalogue/words'
import type { Text } from '../lines'
import { alsoText, markedText } from '../marks'
import type { Paper } from '../paper'
import { colors } from '../style'
import { type Cell, type Table, table } from '../table'

/** A column of a table with the systems in rows. */
export interface Column {
  label: string
  cell: (vendor: Vendor) => Cell
}

/** A figure with the letter of its basis; `label` if the field's own does not fit above a column. */
export function figureOf(key: ComparisonField['key'], label?: string): Column {
  const field = comparisonFields.find((it) => it.key === key)
  if (!field) throw new Error(`The catalogue has no ${key}`)
  const cell = (vendor: Vendor) => [
    ...markedText(factWords(field, vendor[key]), vendor[key]),
    ...alsoText(field, vendor),
  ]
  return { label: label ?? field.label, cell }
}

export const figures = {
  rating: figureOf('starRating', 'Rating'),
  cost: figureOf('estimatedCostPerMonth', 'Cost per month'),
  billing: figureOf('billingType', 'Billing'),
  size: figureOf('idealOrganizationSize', 'Organization size'),
  setup: figureOf('setupTime', 'Setup'),
  support: figureOf('customerSupport', 'Support'),
  integrations: figureOf('integrations', 'Integrations'),
}

/** A system's name, with a link to its profile. */
function nameOf({ id, name }: Vendor): Text {
  return [{ text: name, to: `vendor-${id}`, color: colors.accent }]
}

export function systemTable(
  paper: Paper,
  vendors: readonly Vendor[],
  columns: readonly Column[],
  { cell = nameOf, ...look }: Omit<Table, 'head' | 'rows'> & Partial<Pick<Column, 'cell'>>,
) {
  const head = ['System', ...columns.map(({ label }) => label)]
  const rows = vendors.map((vendor) => [cell(vendor), ...columns.map((column) => column.cell(vendor))])
  table(paper, { ...look, head, rows })
}
