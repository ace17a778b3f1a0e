import type { HeadCount } from '../match/terms/known'
import type { Plan } from './plan'

/** Dollars, or providers. */
export interface Range {
  least: number
  most: number
}

/** Dollars per month for this many providers under a plan; null if the plan does not allow as many. */
export function planMonthly(plan: Plan, providers: number): number | null {
  const seats = Math.max(providers, plan.seatsMin)
  const further = seats - 1
  if (further === 0) return plan.firstMonthly
  if (plan.furtherMonthly === null) return null
  return plan.firstMonthly + further * furtherPrice(plan, plan.furtherMonthly, seats)
}

/** The price of each further provider for this total number of seats. */
export function furtherPrice({ tiers = [] }: Plan, otherwise: number, seats: number): number {
  return tiers.filter(({ from }) => seats >= from).at(-1)?.monthly ?? otherwise
}

/** Like `planMonthly`, but each volume price applies only to the providers from its number on. */
export function steppedMonthly(plan: Plan, providers: number): number | null {
  const seats = Math.max(providers, plan.seatsMin)
  const { furtherMonthly, tiers } = plan
  if (!tiers || furtherMonthly === null || seats === 1) return planMonthly(plan, providers)
  const starts = [...new Set([2, ...tiers.map(({ from }) => from)])].filter((from) => from <= seats)
  const steps = starts.map((from, index) => {
    const count = (starts[index + 1] ?? seats + 1) - from
    return count * furtherPrice(plan, furtherMonthly, from)
  })
  return steps.reduce((sum, step) => sum + step, plan.firstMonthly)
}

interface Priced extends Range {
  name: string
  /** Whether the two readings of volume pricing give different costs. */
  isStepped: boolean
}

type PlanPrice = (plan: Plan, seats: Range) => (number | null)[]

/** A single reading, for comparing by one monthly price: the volume price applies to all further providers. */
const oneReading: PlanPrice = (plan, { least, most }) => [planMonthly(plan, least), planMonthly(plan, most)]

/** Both readings, because plans do not say how their volume pricing is meant. */
export const bothReadings: PlanPrice = (plan, { least, most }) => [
  ...oneReading(plan, { least, most }),
  steppedMonthly(plan, least),
  steppedMonthly(plan, most),
]

/** The plans for this many providers, with prices. Plans with a larger minimum count only if there is no other. */
export function pricedPlans(plans: readonly Plan[], seats: Range, providers: number, priceOf: PlanPrice): Priced[] {
  const fitting = plans.filter(({ seatsMin }) => seatsMin <= providers)
  return (fitting.length > 0 ? fitting : plans).flatMap((plan) => {
    const prices = priceOf(plan, seats)
    const known = prices.filter((price) => price !== null)
    if (known.length < prices.length) return []
    const isStepped = new Set(prices).size > new Set(oneReading(plan, seats)).size
    return [{ name: plan.name, isStepped, least: Math.min(...known), most: Math.max(...known) }]
  })
}

export function rangeOf(priced: readonly Range[]): Range | null {
  if (priced.length === 0) return null
  return {
    least: Math.min(...priced.map(({ least }) => least)),
    most: Math.max(...priced.map(({ most }) => most)),
  }
}

export const seatsOf = ({ least, most }: HeadCount): Range => ({ least, most: most ?? least })

/** A range with what is charged beyond the plans, which one of the providers pays at least, and all of them at most. */
export function withCharges(range: Range, monthly: number, seats: Range): Range
export function withCharges(range: Range | null, monthly: number, seats: Range): Range | null
export function withCharges(range: Range | null, monthly: number, { most }: Range): Range | null {
  return range && { least: range.least + monthly, most: range.most + monthly * most }
}

/**
 * The lowest and highest monthly cost of the plans for this many providers, by one reading of volume pricing; null if none fits or no price is known.
 * @param charge dollars a month for each user of what costs extra
 */
export function monthlyCost(plans: readonly Plan[], providers: HeadCount, charge = 0): Range | null {
  const seats = seatsOf(providers)
  return withCharges(rangeOf(pricedPlans(plans, seats, providers.least, oneReading)), charge, seats)
}

/** What each plan costs a month by both readings of volume pricing, as every sentence states it. */
export function statedMonthlyCosts(plans: readonly Plan[], providers: HeadCount): (Range & { name: string })[] {
  return pricedPlans(plans, seatsOf(providers), providers.least, bothReadings)
}
