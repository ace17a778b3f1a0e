import type { Vendor } from '../../../../shared/catalogue'
import { type ComparisonField, comparisonFields } from '../../../../shared/catalogue/fields'
import { factWords } from '../../../../shared/catalogue/words'
import type { Text } from '../lines'
import { alsoText, markedText } from '../marks'
import { colors } from '../style'
import type { Cell } from '../table'

const labeled = (key: ComparisonField['key'], label: string) => {
  const field = comparisonFields.find((it) => it.key === key)
  if (!field) throw new Error(`The catalogue has no ${key}`)
  return { field, label }
}

/** The figures, with shorter names that fit above a column. */
export const figures = [
  labeled('starRating', 'Rating'),
  labeled('estimatedCostPerMonth', 'Cost per month'),
  labeled('billingType', 'Billing'),
  labeled('idealOrganizationSize', 'Organization size'),
  labeled('setupTime', 'Setup'),
  labeled('customerSupport', 'Support'),
  labeled('integrations', 'Integrations'),
]

/** A system's name, with a link to its profile. */
export function nameOf({ id, name }: Vendor): Text {
  return [{ text: name, to: `vendor-${id}`, color: colors.accent }]
}

/** A figure with the letter of its basis. */
export function figureCell(field: ComparisonField, vendor: Vendor): Cell {
  const text = factWords(field, vendor[field.key])
  return [...markedText(text, vendor[field.key]), ...alsoText(field, vendor)]
}
