import type { Fact, Vendor } from '../catalogue'
import { costRange } from '../catalogue/figures'
import { type Mark, markAt, markOf } from '../catalogue/mark'
import { isSecondhand } from '../catalogue/proof'
import type { HeadCount } from '../match/terms/known'
import { capitalized, dollarRange, dollars, listed } from '../words'
import type { CostAssumptions, CostQuestion } from './assumptions'
import { type CostOverYears, costOfPlans, horizons, pricesWords } from './over-years'
import type { ListedPrice, Plan, Pricing } from './plan'
import type { Range } from './plan-price'
import { flatPlan, pricingOf } from './pricing'

/** A vendor's cost over one, three, and five years, as far as the catalogue or the reader's input allows. */
export interface VendorCost {
  /** Which prices it is computed from; `none` if there are none. */
  kind: 'plans' | 'listed' | 'share' | 'none'
  /** Empty if no cost can be computed. */
  years: CostOverYears[]
  /** Whether the price is only a starting price. */
  openEnded: boolean
  /** The mark of the price behind the cost. A cost from the reader's own figures has the mark of the billing type. */
  mark: Mark
  /** A sentence on what the cost is computed from, or why there is none. */
  basis: string
}

/** The cost of a vendor for a number of providers. All places on the site use this function, so they agree. */
export function vendorCost(vendor: Vendor, { providers, assumptions }: CostQuestion): VendorCost {
  const heads = { least: providers, most: providers }
  const pricing = pricingOf(vendor)
  const years = costOfPlans(pricing.plans.value ?? [], heads, assumptions, pricesWords(pricing))
  if (years.length > 0) {
    return {
      kind: 'plans',
      years,
      openEnded: false,
      mark: markAt(vendor.id, 'price.plans', plansFact(vendor)),
      basis: plansWords(vendor),
    }
  }
  return costByBilling(vendor, heads, assumptions)
}

function costByBilling(vendor: Vendor, heads: HeadCount, assumptions: CostAssumptions): VendorCost {
  const mark = markOf(vendor, 'estimatedCostPerMonth')
  const none = (basis: string): VendorCost => ({ kind: 'none', years: [], openEnded: false, mark, basis })
  const { estimatedCostPerMonth, billingType } = vendor
  if (billingType.value === 'Revenue %') return costByShare(vendor, heads, assumptions)
  if (billingType.value === 'Enterprise') return none('Priced by contract, so there is no total: ask for a quote.')
  if (costRange(estimatedCostPerMonth.value)?.min === 0)
    return none('Its free plan has limits, and the price of its paid plans is not known: ask for it.')
  const price = pricingOf(vendor).listedPrice
  if (!price?.plans.length) return none(`${noPrice}: ask for a quote.`)
  return {
    kind: 'listed',
    years: costOfPlans(price.plans, heads, assumptions, `that ${price.openEnded ? 'starting price' : 'figure'}`),
    openEnded: price.openEnded,
    mark,
    basis: `${noPrice}, so ask for a quote; the totals use ${figureWords(price)}.`,
  }
}

/**
 * The cost for a percentage of collections, which can be computed only once the reader enters the collections and the
 * quoted percentage.
 */
function costByShare(vendor: Vendor, heads: HeadCount, assumptions: CostAssumptions): VendorCost {
  const { collections, share } = assumptions
  const isEntered = collections > 0 && share > 0
  // A percentage follows the collections, so price rises and other users do not affect it.
  const own = { ...assumptions, increase: 0, seats: 0 }
  const prices = `${share}% of ${dollars(collections)} collected by each`
  return {
    kind: 'share',
    years: isEntered ? costOfPlans([flatPlan((collections * share) / 100, false)], heads, own, prices) : [],
    openEnded: false,
    mark: markOf(vendor, 'billingType'),
    basis: isEntered
      ? 'The totals use the share and the collections that you entered.'
      : 'The price is a share of what you collect, at a rate that is not public: enter the rate you were quoted.',
  }
}

/** Whether a cost rests on a source. A total of our own figure would say more than we know. */
export const isSourcedCost = ({ kind, mark }: Pick<VendorCost, 'kind' | 'mark'>): boolean =>
  kind !== 'none' && mark.basis === 'sourced'

/** The fact that a vendor's cost is computed from. */
export function pricedFact(vendor: Vendor, question: CostQuestion): Fact<unknown> {
  const { kind } = vendorCost(vendor, question)
  if (kind === 'plans') return plansFact(vendor)
  return kind === 'share' ? vendor.billingType : vendor.estimatedCostPerMonth
}

/** The fact with the plans' prices, including other readings of the price if they differ. */
function plansFact({ 'price.plans': plans, estimatedCostPerMonth }: Vendor): Fact<unknown> {
  const differs = plans.differs ?? estimatedCostPerMonth.differs
  return differs === undefined ? plans : { ...plans, differs }
}

/** By whose account the plans have their prices. */
function plansWords(vendor: Vendor): string {
  return isSecondhand(plansFact(vendor))
    ? 'The totals use plan prices as a third-party catalogue lists them.'
    : 'The totals use the published prices of its plans.'
}

/** The cost over a horizon in years, such as `$19,044`, `$25,920 to $27,540`, or `from $14,040`; null if unknown. */
export function costWords(
  { years, openEnded }: Pick<VendorCost, 'years' | 'openEnded'>,
  horizon: number,
): string | null {
  const cost = years.find((one) => one.years === horizon)
  return cost ? amountWords(cost, openEnded) : null
}

/** A horizon in words: `First year`, `3 years`. */
export function horizonWords(years: number): string {
  return years === 1 ? 'First year' : `${years} years`
}

/** A vendor's cost in words, as pages show it. */
export type CostSummary = ReturnType<typeof costSummary>

export function costSummary(vendor: Vendor, question: CostQuestion) {
  const { kind, years, openEnded, mark, basis } = vendorCost(vendor, question)
  const [first] = years
  /** The first month's price, `$747 to $755`, and the plans that it is for, `Plus`; null if unknown. */
  const month = first ? { price: amountWords(first.monthly, openEnded), plans: listed(first.plans, 'or') } : null
  return {
    id: vendor.id,
    name: vendor.name,
    kind,
    mark,
    basis,
    assumptions: first?.assumptions ?? [],
    leftOut: first?.leftOut ?? [],
    /** What the plans behind the sums charge, and whether our unsourced figure is not used; null if the sums use it. */
    rates: kind === 'listed' ? null : ratesWords(pricingOf(vendor), first?.plans ?? []),
    month,
    /** The same in a line: `Plus plan: $747 to $755 a month`. */
    monthly: month && `${month.plans && `${month.plans} plan: `}${month.price} a month`,
    /** For drawings, in dollars; `openEnded` if the price is only a starting price. */
    firstYear: first ? { least: first.least, most: first.most, openEnded } : null,
    sums: horizons.map((horizon) => ({ years: horizon, text: costWords({ years, openEnded }, horizon) })),
  }
}

/** What pages say first about a system whose price no source confirms. */
const noPrice = 'We found no confirmed price'

/** The price that the catalogue lists: `our unsourced figure of $89-$179 per user per month`. */
function figureWords({ text, isSourced }: ListedPrice): string {
  return `${isSourced ? 'the listed figure' : 'our unsourced figure'} of ${text}`
}

/** An amount as far as it is known: `$19,044`, `$25,920 to $27,540`, or for a starting price `from $14,040`. */
function amountWords(range: Range, openEnded: boolean): string {
  const words = dollarRange(range)
  if (!openEnded) return words
  return range.least === range.most ? `from ${words}` : `${words} or more`
}

/** What the named plans charge, and that the price the catalogue lists is not used if it has no source. */
function ratesWords({ plans, listedPrice }: Pricing, names: readonly string[]): string {
  const rates = (plans.value ?? []).filter(({ name }) => names.includes(name)).map((plan) => `${rateWords(plan)}.`)
  const unused = listedPrice && !listedPrice.isSourced ? [unusedWords(listedPrice)] : []
  return [...rates, ...unused].join(' ')
}

/** Without how the vendor bills, which pages say in the sentence before. */
function unusedWords(price: ListedPrice): string {
  return `${capitalized(figureWords(price)).replace(/[,;] .*/, '')} is not used.`
}

/** `Plus plan: $99 a month for the first provider, $74 for each additional provider ($72 from 6 providers, $69 from 16)`. */
function rateWords({ name, firstMonthly, furtherMonthly, tiers = [] }: Plan): string {
  const first = `${name} plan: ${dollars(firstMonthly)} a month`
  if (furtherMonthly === null) return first
  const steps = tiers.filter(({ monthly }) => monthly !== furtherMonthly)
  const volume = steps.map(({ monthly, from }, index) => `${dollars(monthly)} from ${from}${index ? '' : ' providers'}`)
  const further = `${dollars(furtherMonthly)} for each additional provider`
  return `${first} for the first provider, ${further}${volume.length > 0 ? ` (${volume.join(', ')})` : ''}`
}
