import type { Fact, Vendor } from '../../../shared/catalogue'
import { olderFigureBelow } from '../../../shared/cost/published-price'
import type { VendorReview } from '../../../shared/vendors/review'

/**
 * A vendor with all that the website says against its values: readings that only its review gives, and a published price
 * above our figure. The guide marks and explains them like other readings, because paper has no second page for them.
 */
export function withReadings(vendor: Vendor): Vendor {
  const { reading = {} } = vendor.card
  const { estimatedCostPerMonth, starRating, setupTime, aiNotetaking } = vendor
  return {
    ...vendor,
    estimatedCostPerMonth: against(estimatedCostPerMonth, olderFigureBelow(vendor)),
    starRating: against(starRating, inReview(starRating, reading.starRating)),
    setupTime: against(setupTime, inReview(setupTime, reading.setupTime)),
    aiNotetaking: against(aiNotetaking, inReview(aiNotetaking, reading.aiNotetaking)),
  }
}

function inReview({ differs = '' }: Fact<unknown>, reading: string | undefined): string | undefined {
  if (reading === undefined || differs.includes(reading)) return undefined
  return `Our review page also gives an older reading of ours, without a source: ${reading}.`
}

function against<F extends Fact<unknown>>(fact: F, text: string | undefined): F {
  return text === undefined ? fact : { ...fact, differs: [text, fact.differs].filter(Boolean).join(' ') }
}

/** A review without its readings of values that have a source: the guide leads with the source. */
export function sourcedFirst(vendor: Vendor): VendorReview {
  const { reading, ...review } = vendor.card
  if (!reading) return review
  const kept = Object.entries(reading).filter(([key]) => vendor[key as keyof typeof reading].basis !== 'sourced')
  return { ...review, reading: Object.fromEntries(kept) }
}
