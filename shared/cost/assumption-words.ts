import { counted, dollars } from '../words'
import type { CostAssumptions } from './assumptions'

/** Shown with a volume discount: the two readings form the range. */
const volumePricing =
  'The volume discount can be read two ways. Low total: everyone added pays the rate for your size. High total: each pays the rate of their own tier'

/** What a cost assumes, as sentences without their periods. */
export function assumptionLines({ growth, increase, seats, setup }: CostAssumptions, isStepped: boolean): string[] {
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
