import type { Vendor } from '../catalogue'
import { statementsOf } from './figure-blocks'
import { createReckoning, figuresOfRecord } from './figure-support'
import { attributed, onceEach } from './figure-vendors'
import type { Figure } from './figures-in-text'
import { createVendorFinder } from './vendor-names'

/**
 * The prices and ratings that an article gives for a vendor without support in the catalogue, each as a sentence:
 * vendor, figure, and what the catalogue says. A figure belongs to the vendor nearest to it: in its sentence, row, or
 * column, or under its heading. Figures are supported if they are in the vendor's record or on its page, are simple
 * calculations from those, or are the cost of the vendor's plans for a number of clinicians that the statement names.
 */
export function unsupportedFigures(article: string, vendors: readonly Vendor[]): string[] {
  const findVendors = onceEach(createVendorFinder(vendors))
  const found = new Set<string>()
  for (const statement of statementsOf(article)) {
    const isReckoned = createReckoning(statement)
    for (const { figure, vendor } of attributed(statement, findVendors)) {
      const known = figuresOfRecord(vendor)[figure.kind]
      const isSupported =
        known.has(figure.value) || (figure.kind === 'price' && isReckoned(figure.value, known, vendor))
      if (!isSupported) found.add(reasonOf(figure, vendor))
    }
  }
  return [...found]
}

function reasonOf({ kind, text }: Figure, vendor: Vendor): string {
  const { starRating, estimatedCostPerMonth } = vendor
  const pageRating = vendor.card.reading?.starRating
  const ratings = [starRating.value === 'N/A' ? null : starRating.value, pageRating].filter(Boolean).join(' and ')
  const [words, catalogue] =
    kind === 'price'
      ? ['price', estimatedCostPerMonth.value && `${estimatedCostPerMonth.value} per month`]
      : ['rating', ratings]
  const says = catalogue ? `the catalogue says ${catalogue}` : `the catalogue has no ${words}`
  return `${vendor.name}: the article gives a ${words} of ${text}; ${says}.`
}
