import type { HeadCount } from '../match/terms/known'
import { headCountWords } from '../match/terms/slot-words'
import { counted, dollarRange, dollars, listed } from '../words'
import { type CostAssumptions, noAssumptions } from './assumptions'
import { countedOn, type Offer, type Offered, offerFor, type Wishes } from './offer'
import type { Plan, Pricing } from './plan'
import { bothReadings, pricedPlans, type Range, rangeOf, seatsOf, withCharges } from './plan-price'

/** A system's cost over some years, in dollars, with the assumptions and what is not included. */
export interface CostOverYears extends Range {
  years: number
  /** The first month. */
  monthly: Range
  /** The names of the plans that it covers. */
  plans: string[]
  assumptions: string[]
  leftOut: string[]
}

export const horizons = [1, 3, 5] as const

/**
 * The cost over one, three, and five years; empty if no price is published or the number of providers is unknown.
 * @param assumptions what the reader adds to the published prices; nothing by default
 * @param wishes what the plans have to include, or is charged beyond them; nothing by default
 */
export function costOverYears(
  vendor: Offered & Pick<Pricing, 'arePlansSecondhand'>,
  providers: HeadCount | null,
  assumptions: CostAssumptions = noAssumptions,
  wishes: Wishes = { must: [], want: [] },
): CostOverYears[] {
  const offer = offerFor(vendor, wishes)
  return providers ? costOfPlans(offer.plans, providers, assumptions, pricesWords(vendor), offer) : []
}

/** By whose account the prices of a system's plans are known, to follow `at`. */
export const pricesWords = ({ arePlansSecondhand }: Pick<Pricing, 'arePlansSecondhand'>): string =>
  arePlansSecondhand ? 'the prices that a third-party catalogue lists' : 'the published prices'

/** Which charges a cost includes, to follow its prices: ` with $65 a month for e-prescribing (1 to 5 users)`. */
function chargesWords(offer: Pick<Offer, 'counted'>, plans: readonly string[], providers: HeadCount): string {
  const { most } = seatsOf(providers)
  const counted = countedOn(offer, plans).map(({ words }) => words)
  const users = most === 1 ? '' : ` (1 to ${most} users)`
  return counted.length > 0 ? ` with ${listed(counted)}${users}` : ''
}

/**
 * The cost of plans over one, three, and five years. The list ends at a year in which the practice has outgrown every
 * plan.
 * @param prices words for the prices, which follow `at`
 * @param charges what is charged beyond the plans; nothing by default
 */
export function costOfPlans(
  plans: readonly Plan[],
  providers: HeadCount,
  assumptions: CostAssumptions,
  prices: string,
  charges: Pick<Offer, 'monthly' | 'counted'> = { monthly: 0, counted: [] },
): CostOverYears[] {
  const years = Array.from({ length: Math.max(...horizons) }, (_, year) =>
    yearCost(plans, providers, assumptions, year, charges.monthly),
  )
  const first = pricedPlans(plans, withSeats(seatsOf(providers), assumptions), providers.least, bothReadings)
  const monthly = withCharges(rangeOf(first), charges.monthly, seatsOf(providers))
  if (!monthly) return []
  const names = first.map(({ name }) => name).filter((name) => name !== '')
  const lines = [
    `${headCountWords(providers)} at ${prices}${names.length > 0 ? ` (${names.join(', ')})` : ''}${chargesWords(charges, names, providers)}: ${dollarRange(monthly)} a month`,
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
      {
        years: horizon,
        least: sum('least'),
        most: sum('most'),
        monthly,
        plans: names,
        assumptions: lines,
        leftOut: leftOutOf(assumptions),
      },
    ]
  })
}

/** The cost of one year, counted from 0, with that year's providers and prices. */
function yearCost(
  plans: readonly Plan[],
  providers: HeadCount,
  assumptions: CostAssumptions,
  year: number,
  charge: number,
): Range | null {
  const { least, most } = seatsOf(providers)
  const heads = { least: grown(least, assumptions.growth, year), most: grown(most, assumptions.growth, year) }
  const prices = pricedPlans(plans, withSeats(heads, assumptions), heads.least, bothReadings)
  const monthly = withCharges(rangeOf(prices), charge, heads)
  const factor = 12 * (1 + assumptions.increase / 100) ** year
  return monthly && { least: monthly.least * factor, most: monthly.most * factor }
}

/**
 * Rounded up, because nobody hires part of a provider. The tolerance for floating-point error keeps 10 × 1.1 at 11.
 */
function grown(count: number, growth: number, year: number): number {
  return Math.ceil(count * (1 + growth / 100) ** year - 1e-9)
}

/** Other users may be free or cost as much as a further provider, because the plans do not say. */
function withSeats({ least, most }: Range, { seats }: CostAssumptions): Range {
  return { least, most: most + seats }
}

/** Shown with a volume discount: the two readings form the range. */
const volumePricing =
  'The volume discount can be read two ways. Low total: everyone added pays the rate for your size. High total: each pays the rate of their own tier'

/** What a cost assumes, as sentences without their periods. */
function assumptionLines({ growth, increase, seats, setup }: CostAssumptions, isStepped: boolean): string[] {
  return [
    isStepped && volumePricing,
    ...(growth === 0 && increase === 0
      ? ['Headcount and prices are assumed not to change']
      : [
          `Headcount is assumed ${growth > 0 ? `to grow ${growth}% each year` : 'not to change'}`,
          `Prices are assumed ${increase > 0 ? `to rise ${increase}% each year` : 'not to change'}`,
        ]),
    seats > 0 &&
      `${counted(seats, 'other user')} ${seats === 1 ? 'is' : 'are'} added. Low total: no charge. High total: each pays the price of an additional provider`,
    setup > 0 && `${dollars(setup)} once for setup, training, and data migration is added`,
  ].filter((line) => line !== false)
}

/** What a cost does not include. */
function leftOutOf({ increase, seats, setup }: CostAssumptions): string[] {
  return [
    ...(setup === 0 ? ['setup', 'training', 'data migration'] : []),
    ...(seats === 0 ? ['charges for users who are not providers'] : []),
    'add-ons',
    'claims',
    'card fees',
    ...(increase === 0 ? ['price changes'] : []),
    'discounts',
    'the cost of leaving (exports and overlapping months)',
  ]
}
