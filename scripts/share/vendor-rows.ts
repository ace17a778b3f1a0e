import { basisWords } from '../../shared/catalogue/basis'
import { factByKey } from '../../shared/catalogue/fact-by-key'
import { noRating } from '../../shared/catalogue/figures'
import { type MarkedText, marked } from '../../shared/catalogue/mark'
import { priceUnit } from '../../shared/catalogue/price'
import type { Vendor } from '../../shared/catalogue/schema'
import { pageRating } from '../../shared/vendors/details'
import { vendorReviews } from '../../shared/vendors/reviews'
import type { CardRow } from './card'

/** A vendor's rating as its page gives it, its price, and its size, each with its basis; where none is known, its contract and its company. */
export function vendorRows(vendor: Vendor): CardRow[] {
  const rows = figureRows(vendor)
  return rows.some(isKnown) ? rows : companyRows(vendor)
}

const isKnown = ({ note }: CardRow) => note !== undefined

function companyRows(vendor: Vendor): CardRow[] {
  return ['contract.term', 'company.customers', 'company.founded'].flatMap((key) => {
    const known = factByKey(vendor, key)
    if (!known?.fact.value) return []
    return { label: known.label, value: known.words, note: basisWords[known.fact.basis].label }
  })
}

function figureRows(vendor: Vendor): CardRow[] {
  const unit = vendor.estimatedCostPerMonth.value === null ? '' : ` ${priceUnit(vendor)}`
  return [
    rowOf('Rating', pageRating(vendor, vendorReviews[vendor.id])),
    rowOf(`Price${unit}`, marked(vendor, 'estimatedCostPerMonth')),
    rowOf('Size of practice', marked(vendor, 'idealOrganizationSize')),
  ]
}

function rowOf(label: string, { text, mark }: MarkedText): CardRow {
  const { label: basis } = basisWords[mark.basis]
  if (text === basis || text === noRating) return { label, value: text }
  return { label, value: text, note: mark.disputed ? `${basis}; sources differ` : basis }
}
