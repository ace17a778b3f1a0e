import { dollarRange } from '../words'
import type { Candidate, Plan } from './candidate'

/** What a system costs over some years, in dollars, with what that assumes and what it leaves out. */
export interface CostOverYears {
  years: number
  least: number
  most: number
  assumptions: string[]
  leftOut: string[]
}

const horizons = [1, 3, 5] as const

const leftOut = [
  'set-up, training and moving your data',
  'add-ons, claims and card fees',
  'price changes and discounts',
  'leaving: exports and overlapping months',
]

/** Dollars a month for so many clinicians under one plan, or null where the plan does not take as many. */
function planMonthly(plan: Plan, clinicians: number): number | null {
  const seats = Math.max(clinicians, plan.seatsMin)
  const further = seats - 1
  if (further === 0) return plan.firstMonthly
  if (plan.furtherMonthly === null) return null
  const tier = plan.tiers?.filter(({ from }) => seats >= from).at(-1)
  return plan.firstMonthly + further * (tier?.monthly ?? plan.furtherMonthly)
}

interface Priced {
  name: string
  least: number
  most: number
}

/** The plans that take so many clinicians, with their prices. One for more seats than that counts only where there is no other. */
function pricedPlans({ plans }: Candidate, { least, most }: { least: number; most: number | null }): Priced[] {
  const all = plans.value ?? []
  const fitting = all.filter(({ seatsMin }) => seatsMin <= least)
  return (fitting.length > 0 ? fitting : all).flatMap((plan) => {
    const [low, high] = [planMonthly(plan, least), planMonthly(plan, most ?? least)]
    return low === null || high === null ? [] : [{ name: plan.name, least: low, most: high }]
  })
}

/** Least and most a month over the plans that take so many clinicians; null where none does or no price is known. */
export function monthlyCost(
  candidate: Candidate,
  providers: { least: number; most: number | null },
): { least: number; most: number } | null {
  const priced = pricedPlans(candidate, providers)
  if (priced.length === 0) return null
  return {
    least: Math.min(...priced.map(({ least }) => least)),
    most: Math.max(...priced.map(({ most }) => most)),
  }
}

/** The cost over one, three and five years; empty where no price is published or the head count is not known. */
export function costOverYears(
  candidate: Candidate,
  providers: { least: number; most: number | null } | null,
): CostOverYears[] {
  const monthly = providers && monthlyCost(candidate, providers)
  if (!monthly) return []
  const { least, most } = providers
  const names = pricedPlans(candidate, providers)
    .map(({ name }) => name)
    .join(', ')
  const count = most === null || most === least ? `${least}` : `${least} to ${most}`
  const assumptions = [
    `${count} ${count === '1' ? 'clinician' : 'clinicians'} at the published prices (${names}): ${dollarRange(monthly)} a month`,
    'the same number of clinicians and the same prices throughout',
  ]
  return horizons.map((years) => ({
    years,
    least: Math.round(monthly.least * 12 * years),
    most: Math.round(monthly.most * 12 * years),
    assumptions,
    leftOut,
  }))
}
