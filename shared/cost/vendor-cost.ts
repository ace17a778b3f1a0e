import type { Fact, Vendor } from '../catalogue'
import { isStale } from '../catalogue/age'
import { costRange } from '../catalogue/figures'
import { hasValue, type Mark, markOf } from '../catalogue/mark'
import type { Plan } from '../match/candidate'
import { type CostOverYears, costOfPlans, costOverYears, type HeadCount, horizons } from '../match/cost'
import { candidateOf } from '../match/from-catalogue'
import { dollars } from '../words'
import type { CostAssumptions, CostQuestion } from './assumptions'

/** What the sums of a vendor are made from; `none` where there is nothing to make a sum from. */
export type PriceKind = 'plans' | 'listed' | 'share' | 'none'

/** A vendor's cost over one, three, and five years, as far as the catalogue or the reader's input allows. */
export interface VendorCost {
  kind: PriceKind
  /** Empty where no sum can be made. */
  years: CostOverYears[]
  /** Whether the figure is a start, from which prices go up. */
  openEnded: boolean
  /** The mark of the price behind the sums; a sum of the reader's own figures has the mark of the billing type. */
  mark: Mark
  /** What the sums are made from, or why there are none; a sentence. */
  basis: string
}

/** The cost of a vendor for a head count, always by the same rules, wherever the site shows it. */
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

/** A figure that holds for each clinician, or for all of them. */
function flatPlan(monthly: number, forAll: boolean): Plan {
  return { name: '', firstMonthly: monthly, furtherMonthly: forAll ? 0 : monthly, seatsMin: 1 }
}

/** A share has no sum until the reader says what is collected and what was quoted. */
function costByShare(vendor: Vendor, heads: HeadCount, assumptions: CostAssumptions): VendorCost {
  const mark = markOf(vendor, 'billingType')
  const { collections, share } = assumptions
  if (collections === 0 || share === 0) {
    const basis = 'A share of what you collect, at a rate that is not public: enter the rate you were quoted.'
    return { kind: 'share', years: [], openEnded: false, mark, basis }
  }
  // A share follows the collections, so it does not rise with prices and has no seats.
  const own = { ...assumptions, increase: 0, seats: 0 }
  const prices = `${share}% of ${dollars(collections)} collected by each`
  const years = costOfPlans([flatPlan((collections * share) / 100, false)], heads, own, prices)
  return { kind: 'share', years, openEnded: false, mark, basis: 'By the share and the collections you entered.' }
}

/** The fact that a vendor's cost rests on. */
export function pricedFact(vendor: Vendor, question: CostQuestion): Fact<unknown> {
  const { kind } = vendorCost(vendor, question)
  if (kind === 'plans') return plansFact(vendor)
  return kind === 'share' ? vendor.billingType : vendor.estimatedCostPerMonth
}

/** The plans' prices, with what other readings say of the price where they differ. */
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

/** The cost of one of the horizons, `$19,044`, `$25,920 to $27,540`, `from $14,040`; null where it is not known. */
export function costWords({ years, openEnded }: VendorCost, horizon: number): string | null {
  const cost = years.find((one) => one.years === horizon)
  if (!cost) return null
  const range = cost.least === cost.most ? dollars(cost.least) : `${dollars(cost.least)} to ${dollars(cost.most)}`
  if (!openEnded) return range
  return cost.least === cost.most ? `from ${range}` : `${range} or more`
}

/** `First year`, `3 years`. */
export function horizonWords(years: number): string {
  return years === 1 ? 'First year' : `${years} years`
}

/** A vendor's cost cut down to words, as pages show it. */
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
