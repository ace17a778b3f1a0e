import type { Vendor } from '../catalogue'
import { dateWords } from '../catalogue/basis'
import { firstDollarFigure } from '../catalogue/figures'
import { type MarkedText, markAt, marked } from '../catalogue/mark'
import { priceUnit } from '../catalogue/price'
import { isSecondhand } from '../catalogue/proof'
import { dollars } from '../words'
import { monthlyCost } from './plan-price'
import { plansOf } from './pricing'

const field = 'price.plans'

/** Dollars a month for one provider under the cheapest published plan; undefined if no plan's price is published. */
function cheapestPlan(vendor: Vendor): number | undefined {
  return monthlyCost(plansOf(vendor[field]).value ?? [], { least: 1, most: 1 })?.least
}

/** The published price that a vendor starts at, in dollars a month; undefined without a source. */
export function publishedStart(vendor: Vendor): number | undefined {
  const { value, basis } = vendor.estimatedCostPerMonth
  return cheapestPlan(vendor) ?? (basis === 'sourced' ? firstDollarFigure(value) : undefined)
}

/** The price that a vendor starts at, in dollars a month: its cheapest published plan, or else our figure. */
export function startingPrice(vendor: Vendor): number | undefined {
  return cheapestPlan(vendor) ?? firstDollarFigure(vendor.estimatedCostPerMonth.value)
}

/** Whether the figure of the record is our own, not one that a source gives. */
const isOurs = ({ estimatedCostPerMonth: { basis } }: Vendor) => basis === 'spec' || basis === 'unverified'

/** `from $69 a month`, for one provider under the cheapest published plan; undefined if no plan's price is published. */
export function publishedFrom(vendor: Vendor): string | undefined {
  const price = cheapestPlan(vendor)
  return price === undefined ? undefined : `from ${dollars(price)} a month`
}

/**
 * `Published: from $69 a month (1 provider)`, or by whose account, with the mark of the plans, to be shown with our
 * figure, because totals are computed from the plans; undefined if no plan's price is published.
 */
export function publishedPrice(vendor: Vendor): MarkedText | undefined {
  const from = publishedFrom(vendor)
  if (from === undefined) return undefined
  const fact = vendor[field]
  const account = isSecondhand(fact) ? 'Third-party catalogue' : 'Published'
  return { text: `${account}: ${from} (1 provider)`, mark: markAt(vendor.id, field, fact) }
}

/**
 * `Our older figure, $39+, is below the starting price of $69 found since.`, with both prices from the catalogue;
 * undefined unless the cheapest published plan costs more than our figure starts at.
 */
export function olderFigureBelow(vendor: Vendor): string | undefined {
  const { value } = vendor.estimatedCostPerMonth
  const [ours, price] = [firstDollarFigure(value), cheapestPlan(vendor)]
  if (!isOurs(vendor) || ours === undefined || price === undefined || price <= ours) return undefined
  return `Our older figure, ${value}, is below the starting price of ${dollars(price)} found since.`
}

/**
 * A system's price as a reader meets it: the published price first, and then our figure, which is older.
 * `From $69 a month for 1 provider, as published in July 2026`, or by whose account, and `Our older figure: $39+ per user per month`. Where
 * no plan's price is published, only the figure, without those words.
 */
export function shownPrice(vendor: Vendor) {
  const figure = marked(vendor, 'estimatedCostPerMonth', (cost) => `${cost} ${priceUnit(vendor)}`)
  const price = cheapestPlan(vendor)
  if (price === undefined) return { lead: figure, published: undefined, older: undefined }
  const fact = vendor[field]
  const dated = fact.source?.dated
  const month = dated && dateWords(dated.slice(0, 7))
  const asOf = isSecondhand(fact)
    ? `for 1 provider, by a third-party catalogue${month ? ` of ${month}` : ''}`
    : `for 1 provider, as published${month ? ` in ${month}` : ''}`
  return {
    lead: { text: `From ${dollars(price)} a month ${asOf}`, mark: markAt(vendor.id, field, fact) },
    /** The same in two parts, for a narrow column. */
    published: { price: dollars(price), asOf },
    older: isOurs(vendor) ? { ...figure, text: `Our older figure: ${figure.text}` } : undefined,
  }
}
