import { basisWords } from '../../shared/catalogue/basis'
import { fieldLabel } from '../../shared/catalogue/fields'
import { noRating } from '../../shared/catalogue/figures'
import { type MarkedText, marked } from '../../shared/catalogue/mark'
import { priceUnit } from '../../shared/catalogue/price'
import type { Vendor } from '../../shared/catalogue/schema'
import { withoutEnd } from '../../shared/catalogue/words'
import { publishedFrom, publishedPrice } from '../../shared/cost/published-price'
import { pageRating } from '../../shared/vendors/details'
import { capitalized } from '../../shared/words'
import type { CardRow } from './card'

/** A vendor's rating as its page gives it, its price, and its size, each with its basis; where none is known, its contract and its company. */
export function vendorRows(vendor: Vendor): CardRow[] {
  const rows = figureRows(vendor)
  return rows.some(isKnown) ? rows : companyRows(vendor)
}

const isKnown = ({ note, value }: CardRow) => note !== undefined && value !== noRating

function companyRows(vendor: Vendor): CardRow[] {
  return (['contract.term', 'company.customers', 'company.founded'] as const).flatMap((key) => {
    const { value, basis } = vendor[key]
    return value === null ? [] : { label: fieldLabel(key), value: withoutEnd(value), note: basisWords[basis].label }
  })
}

function figureRows(vendor: Vendor): CardRow[] {
  return [
    rowOf('Rating', pageRating(vendor, vendor.card)),
    priceRow(vendor),
    rowOf('Size of practice', marked(vendor, 'idealOrganizationSize')),
  ]
}

/** How vendors bill that have no list price: the words say that there is none. */
const unlisted: Record<string, string> = { Enterprise: 'By contract', 'Revenue %': 'Share of collections' }

/** The published price, or else our figure; a note only where no list price is: alone it would pass for the cost. */
function priceRow(vendor: Vendor): CardRow {
  const { billingType, estimatedCostPerMonth } = vendor
  const [from, published] = [publishedFrom(vendor), publishedPrice(vendor)]
  if (from && published) {
    const { label: basis } = basisWords[published.mark.basis]
    return { label: 'Published price', value: capitalized(from), note: `${basis}; 1 provider` }
  }
  if (estimatedCostPerMonth.value === null) return rowOf('Price', marked(vendor, 'estimatedCostPerMonth'))
  const billed = unlisted[billingType.value ?? '']
  if (!billed) return rowOf(`Price ${priceUnit(vendor)}`, marked(vendor, 'estimatedCostPerMonth'))
  return {
    label: 'Price',
    value: billed,
    note: `Our rough figure: ${estimatedCostPerMonth.value} a month`,
  }
}

function rowOf(label: string, { text, mark, elsewhere }: MarkedText & { elsewhere?: string }): CardRow {
  const { label: basis } = basisWords[mark.basis]
  if (text === basis) return { label, value: text }
  if (elsewhere)
    return { label: `${label} in our review`, value: text, note: `${basis}; our comparison table has ${elsewhere}` }
  return { label, value: text, note: mark.disputed ? `${basis}; sources differ` : basis }
}
