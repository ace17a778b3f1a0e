import { basisWords } from '../../shared/catalogue/basis'
import { noRating } from '../../shared/catalogue/figures'
import { type MarkedText, marked } from '../../shared/catalogue/mark'
import { priceUnit } from '../../shared/catalogue/price'
import type { Vendor } from '../../shared/catalogue/schema'
import type { CardRow } from './card'

/** A vendor's rating, price, and size, each with its basis. */
export function vendorRows(vendor: Vendor): CardRow[] {
  const unit = vendor.estimatedCostPerMonth.value === null ? '' : ` ${priceUnit(vendor)}`
  return [
    rowOf('Rating', marked(vendor, 'starRating')),
    rowOf(`Price${unit}`, marked(vendor, 'estimatedCostPerMonth')),
    rowOf('Size of practice', marked(vendor, 'idealOrganizationSize')),
  ]
}

function rowOf(label: string, { text, mark }: MarkedText): CardRow {
  const { label: basis } = basisWords[mark.basis]
  if (text === basis || text === noRating) return { label, value: text }
  return { label, value: text, note: mark.disputed ? `${basis}; sources differ` : basis }
}
