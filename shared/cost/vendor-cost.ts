import type { Fact, Vendor } from '../catalogue'
import { isStale } from '../catalogue/age'
import { costRange } from '../catalogue/figures'
import { hasValue, type Mark, markOf } from '../catalogue/mark'
import type { Plan } from '../match/candidate'
import { type CostOverYears, costOfPlans, costOverYears, horizons } from '../match/cost'
import { candidateOf } from '../match/from-catalogue'
import type { HeadCount } from '../match/plan-price'
import { dollars } from '../words'
import type { CostAssumptions, CostQuestion } from './assumptions'

/** Which prices a vendor's cost is computed from; `none` if there are none. */
export type PriceKind = 'plans' | 'listed' | 'share' | 'none'

/** A vendor's cost over one, three, and five years, as far as the catalogue or the reader's input allows. */
export interface VendorCost {
  kind: PriceKind
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
  const years = costOverYears(candidateOf(vendor), heads, assumptions)
  if (years.length > 0) {
    const basis = 'By the prices of its plans.'
    return { kind: 'plans', years, openEnded: false, mark: plansMark(vendor), basis }
  }
  return costByBilling(vendor, heads, assumptions)
}

function costByBilling(vendor: Vendor, heads: HeadCount, assumptions: CostAssumptions): VendorCost {
  const mark = markOf(vendor, 'estimatedCostPerMonth')
  const none = (basis: string): VendorCost => ({ kind: 'none', years: [], openEnded: false, mark, basis })
  const { estimatedCostPerMonth, billingType } = vendor
  if (billingType.value === 'Revenue %') return costByShare(vendor, heads, assumptions)
  if (billingType.value === 'Enterprise') return none('By contract, so there is nothing to multiply: ask for a quote.')
  const range = costRange(estimatedCostPerMonth.value)
  if (!(range && hasValue(estimatedCostPerMonth))) return none('No price is known: ask for a quote.')
  if (range.min === 0) return none('A free plan with limits; the price of its paid plans is not known: ask for it.')
  const plans = [range.min, range.max ?? range.min].map((monthly) =>
    flatPlan(monthly, billingType.value === 'Flat rate'),
  )
  const figure = `${isSourced(estimatedCostPerMonth) ? 'the listed figure' : 'our unsourced figure'} of ${estimatedCostPerMonth.value}`
  return {
    kind: 'listed',
    years: costOfPlans(plans, heads, assumptions, figure),
    openEnded: range.openEnded,
    mark,
    basis: `Assumes ${figure} for each clinician; no plan prices are known.`,
  }
}

const isSourced = ({ basis }: Fact<unknown>) => basis === 'sourced'

/** A plan with one price for each clinician, or for all of them together. */
function flatPlan(monthly: number, forAll: boolean): Plan {
  return { name: '', firstMonthly: monthly, furtherMonthly: forAll ? 0 : monthly, seatsMin: 1 }
}

/**
 * The cost for a percentage of collections, which can be computed only once the reader enters the collections and the
 * quoted percentage.
 */
function costByShare(vendor: Vendor, heads: HeadCount, assumptions: CostAssumptions): VendorCost {
  const mark = markOf(vendor, 'billingType')
  const { collections, share } = assumptions
  if (collections === 0 || share === 0) {
    const basis = 'A share of what you collect, at a rate that is not public: enter the rate you were quoted.'
    return { kind: 'share', years: [], openEnded: false, mark, basis }
  }
  // A percentage follows the collections, so price rises and other users do not affect it.
  const own = { ...assumptions, increase: 0, seats: 0 }
  const prices = `${share}% of ${dollars(collections)} collected by each`
  const years = costOfPlans([flatPlan((collections * share) / 100, false)], heads, own, prices)
  return { kind: 'share', years, openEnded: false, mark, basis: 'By the share and the collections you entered.' }
}

/** The fact that a vendor's cost is computed from. */
export function pricedFact(vendor: Vendor, question: CostQuestion): Fact<unknown> {
  const { kind } = vendorCost(vendor, question)
  if (kind === 'plans') return plansFact(vendor)
  return kind === 'share' ? vendor.billingType : vendor.estimatedCostPerMonth
}

/** The fact with the plans' prices, including other readings of the price if they differ. */
function plansFact({ dossier, estimatedCostPerMonth }: Vendor): Fact<unknown> {
  const plans = dossier['price.plans'] ?? { value: null, basis: 'unknown' as const }
  const differs = plans.differs ?? estimatedCostPerMonth.differs
  return differs === undefined ? plans : { ...plans, differs }
}

function plansMark(vendor: Vendor): Mark {
  const { basis, source, differs } = plansFact(vendor)
  return {
    basis,
    disputed: differs !== undefined,
    stale: source !== undefined && isStale(source, new Date()),
    to: `/emr/${vendor.id}#price.plans`,
  }
}

/** The cost over a horizon in years, such as `$19,044`, `$25,920 to $27,540`, or `from $14,040`; null if unknown. */
export function costWords({ years, openEnded }: VendorCost, horizon: number): string | null {
  const cost = years.find((one) => one.years === horizon)
  if (!cost) return null
  const range = cost.least === cost.most ? dollars(cost.least) : `${dollars(cost.least)} to ${dollars(cost.most)}`
  if (!openEnded) return range
  return cost.least === cost.most ? `from ${range}` : `${range} or more`
}

/** A horizon in words: `First year`, `3 years`. */
export function horizonWords(years: number): string {
  return years === 1 ? 'First year' : `${years} years`
}

/** A vendor's cost in words, as pages show it. */
export interface CostSummary {
  id: string
  name: string
  mark: Mark
  basis: string
  sums: { years: number; text: string | null }[]
  assumptions: string[]
  leftOut: string[]
}

export function costSummary(vendor: Vendor, question: CostQuestion): CostSummary {
  const cost = vendorCost(vendor, question)
  const { assumptions = [], leftOut = [] } = cost.years[0] ?? {}
  return {
    ...{ id: vendor.id, name: vendor.name, mark: cost.mark, basis: cost.basis, assumptions, leftOut },
    sums: horizons.map((years) => ({ years, text: costWords(cost, years) })),
  }
}
