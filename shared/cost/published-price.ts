import type { Vendor } from '../catalogue'
import { dossierFact } from '../catalogue/dossier'
import { firstDollarFigure } from '../catalogue/figures'
import { type MarkedText, markAt } from '../catalogue/mark'
import { plansOf } from '../match/from-catalogue'
import { monthlyCost } from '../match/plan-price'
import { dollars } from '../words'

const field = 'price.plans'

/** Dollars a month for one provider under the cheapest published plan; undefined if no plan's price is published. */
function cheapestPlan(vendor: Vendor): number | undefined {
  return monthlyCost(plansOf(vendor.dossier[field]).value ?? [], { least: 1, most: 1 })?.least
}

/** The price that a vendor starts at, in dollars a month: its cheapest published plan, or else our figure. */
export function startingPrice(vendor: Vendor): number | undefined {
  return cheapestPlan(vendor) ?? firstDollarFigure(vendor.estimatedCostPerMonth.value)
}

/** `from $69 a month`, for one provider under the cheapest published plan; undefined if no plan's price is published. */
export function publishedFrom(vendor: Vendor): string | undefined {
  const price = cheapestPlan(vendor)
  return price === undefined ? undefined : `from ${dollars(price)} a month`
}

/**
 * `Published: from $69 a month (1 provider)` with the mark of the plans, to be shown with our figure, because totals
 * are computed from the plans; undefined if no plan's price is published.
 */
export function publishedPrice(vendor: Vendor): MarkedText | undefined {
  const from = publishedFrom(vendor)
  if (from === undefined) return undefined
  const mark = markAt(vendor.id, field, dossierFact(vendor, field))
  return { text: `Published: ${from} (1 provider)`, mark }
}
