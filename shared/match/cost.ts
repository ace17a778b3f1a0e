import { type CostAssumptions, noAssumptions } from '../cost/assumptions'
import { counted, dollarRange, dollars } from '../words'
import type { Candidate, Plan } from './candidate'

interface Range {
  least: number
  most: number
}

/** A number of clinicians; `most` is null if it has no upper limit. */
export interface HeadCount {
  least: number
  most: number | null
}

/** A system's cost over some years, in dollars, with the assumptions and what is not included. */
export interface CostOverYears extends Range {
  years: number
  assumptions: string[]
  leftOut: string[]
}

export const horizons = [1, 3, 5] as const

/** Dollars per month for this many clinicians under a plan; null if the plan does not allow as many. */
function planMonthly(plan: Plan, clinicians: number): number | null {
  const seats = Math.max(clinicians, plan.seatsMin)
  const further = seats - 1
  if (further === 0) return plan.firstMonthly
  if (plan.furtherMonthly === null) return null
  return plan.firstMonthly + further * furtherPrice(plan, plan.furtherMonthly, seats)
}

/** The price of each further clinician for this total number of seats. */
function furtherPrice({ tiers = [] }: Plan, otherwise: number, seats: number): number {
  return tiers.filter(({ from }) => seats >= from).at(-1)?.monthly ?? otherwise
}

/** Like `planMonthly`, but each volume price applies only to the clinicians from its number on. */
function steppedMonthly(plan: Plan, clinicians: number): number | null {
  const seats = Math.max(clinicians, plan.seatsMin)
  const { furtherMonthly, tiers } = plan
  if (!tiers || furtherMonthly === null || seats === 1) return planMonthly(plan, clinicians)
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

/** A single reading, for comparing by one monthly price: the volume price applies to all further clinicians. */
const oneReading: PlanPrice = (plan, { least, most }) => [planMonthly(plan, least), planMonthly(plan, most)]

/** Both readings, because plans do not say how their volume pricing is meant. */
const bothReadings: PlanPrice = (plan, { least, most }) => [
  ...oneReading(plan, { least, most }),
  steppedMonthly(plan, least),
  steppedMonthly(plan, most),
]

/** The plans for this many clinicians, with prices. Plans with a larger minimum count only if there is no other. */
function pricedPlans(plans: readonly Plan[], seats: Range, clinicians: number, priceOf: PlanPrice): Priced[] {
  const fitting = plans.filter(({ seatsMin }) => seatsMin <= clinicians)
  return (fitting.length > 0 ? fitting : plans).flatMap((plan) => {
    const prices = priceOf(plan, seats)
    const known = prices.filter((price) => price !== null)
    if (known.length < prices.length) return []
    const isStepped = new Set(prices).size > new Set(oneReading(plan, seats)).size
    return [{ name: plan.name, isStepped, least: Math.min(...known), most: Math.max(...known) }]
  })
}

function rangeOf(priced: readonly Range[]): Range | null {
  if (priced.length === 0) return null
  return {
    least: Math.min(...priced.map(({ least }) => least)),
    most: Math.max(...priced.map(({ most }) => most)),
  }
}

const seatsOf = ({ least, most }: HeadCount): Range => ({ least, most: most ?? least })

/**
 * The lowest and highest monthly cost of the plans for this many clinicians; null if none fits or no price is known.
 */
export function monthlyCost(plans: readonly Plan[], providers: HeadCount): Range | null {
  return rangeOf(pricedPlans(plans, seatsOf(providers), providers.least, oneReading))
}

/**
 * The cost over one, three, and five years; empty if no price is published or the number of clinicians is unknown.
 * @param assumptions what the reader adds to the published prices; nothing by default
 */
export function costOverYears(
  candidate: Pick<Candidate, 'plans'>,
  providers: HeadCount | null,
  assumptions: CostAssumptions = noAssumptions,
): CostOverYears[] {
  const plans = candidate.plans.value ?? []
  return providers ? costOfPlans(plans, providers, assumptions, 'the published prices') : []
}

/**
 * The cost of plans over one, three, and five years. The list ends at a year in which the practice has outgrown every
 * plan.
 * @param prices words for the prices, which follow `at`
 */
export function costOfPlans(
  plans: readonly Plan[],
  providers: HeadCount,
  assumptions: CostAssumptions,
  prices: string,
): CostOverYears[] {
  const years = Array.from({ length: Math.max(...horizons) }, (_, year) =>
    yearCost(plans, providers, assumptions, year),
  )
  const first = pricedPlans(plans, withSeats(seatsOf(providers), assumptions), providers.least, bothReadings)
  const monthly = rangeOf(first)
  if (!monthly) return []
  const names = first
    .map(({ name }) => name)
    .filter((name) => name !== '')
    .join(', ')
  const lines = [
    `${headCountWords(providers)} at ${prices}${names ? ` (${names})` : ''}: ${dollarRange(monthly)} a month`,
    ...assumptionLines(
      assumptions,
      first.some(({ isStepped }) => isStepped),
    ),
  ]
  return horizons.flatMap((horizon) => {
    const covered = years.slice(0, horizon).filter((year) => year !== null)
    if (covered.length < horizon) return []
    const sum = (end: keyof Range) => Math.round(covered.reduce((total, year) => total + year[end], assumptions.setup))
    return [
      { years: horizon, least: sum('least'), most: sum('most'), assumptions: lines, leftOut: leftOutOf(assumptions) },
    ]
  })
}

/** The cost of one year, counted from 0, with that year's clinicians and prices. */
function yearCost(
  plans: readonly Plan[],
  providers: HeadCount,
  assumptions: CostAssumptions,
  year: number,
): Range | null {
  const { least, most } = seatsOf(providers)
  const clinicians = grown(least, assumptions.growth, year)
  const seats = withSeats({ least: clinicians, most: grown(most, assumptions.growth, year) }, assumptions)
  const monthly = rangeOf(pricedPlans(plans, seats, clinicians, bothReadings))
  const factor = 12 * (1 + assumptions.increase / 100) ** year
  return monthly && { least: monthly.least * factor, most: monthly.most * factor }
}

/**
 * Rounded up, because nobody hires part of a clinician. The tolerance for floating-point error keeps 10 × 1.1 at 11.
 */
function grown(count: number, growth: number, year: number): number {
  return Math.ceil(count * (1 + growth / 100) ** year - 1e-9)
}

/** Other users may be free or cost as much as a further clinician, because the plans do not say. */
function withSeats({ least, most }: Range, { seats }: CostAssumptions): Range {
  return { least, most: most + seats }
}

function headCountWords({ least, most }: HeadCount): string {
  return most === null || most === least ? counted(least, 'clinician') : `${least} to ${most} clinicians`
}

/** Shown with volume pricing: the two readings form the range. */
export const volumePricing =
  'volume pricing (low end: the lowest rate for everyone; high end: each tier at its own rate)'

function assumptionLines({ growth, increase, seats, setup }: CostAssumptions, isStepped: boolean): string[] {
  return [
    isStepped && volumePricing,
    growth > 0 ? `${growth}% more clinicians each year` : 'a steady number of clinicians',
    increase > 0 ? `prices that rise ${increase}% each year` : 'steady prices',
    seats > 0 &&
      `${counted(seats, 'other user')} (low end: free; high end: each at the price of an additional clinician)`,
    setup > 0 && `${dollars(setup)} once for setup, training, and data migration`,
  ].filter((line) => line !== false)
}

function leftOutOf({ increase, seats, setup }: CostAssumptions): string[] {
  return [
    ...(setup === 0 ? ['setup', 'training', 'data migration'] : []),
    ...(seats === 0 ? ['charges for users who are not clinicians'] : []),
    ...['add-ons', 'claims', 'card fees'],
    ...(increase === 0 ? ['price changes'] : []),
    'discounts',
    'the cost of leaving (exports and overlapping months)',
  ]
}
