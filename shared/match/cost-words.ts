import type { CostAssumptions } from '../cost/assumptions'
import { counted, dollars, listed } from '../words'
import type { HeadCount } from './plan-price'

export function headCountWords({ least, most }: HeadCount): string {
  return most === null || most === least ? counted(least, 'provider') : `${least}-${most} providers`
}

/** Shown with a volume discount: the two readings form the range. */
export const volumePricing =
  'a volume discount that can be read two ways (low end: every additional provider at the rate for your size; high end: each provider at the rate of their own tier)'

/** What a cost assumes, line by line. */
export function assumptionLines({ growth, increase, seats, setup }: CostAssumptions, isStepped: boolean): string[] {
  const unchanged = [growth === 0 && 'headcount', increase === 0 && 'prices'].filter((part) => part !== false)
  return [
    isStepped && volumePricing,
    growth > 0 && `${growth}% more providers each year`,
    increase > 0 && `prices that rise ${increase}% each year`,
    unchanged.length > 0 && `no change in ${listed(unchanged, 'or')}`,
    seats > 0 &&
      `${counted(seats, 'other user')} (low end: free; high end: each at the price of an additional provider)`,
    setup > 0 && `${dollars(setup)} once for setup, training, and data migration`,
  ].filter((line) => line !== false)
}

/** What a cost does not include. */
export function leftOutOf({ increase, seats, setup }: CostAssumptions): string[] {
  return [
    ...(setup === 0 ? ['setup', 'training', 'data migration'] : []),
    ...(seats === 0 ? ['charges for users who are not providers'] : []),
    ...['add-ons', 'claims', 'card fees'],
    ...(increase === 0 ? ['price changes'] : []),
    'discounts',
    'the cost of leaving (exports and overlapping months)',
  ]
}
