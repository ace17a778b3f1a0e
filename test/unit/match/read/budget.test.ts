import { readBudget } from '../../../../shared/match/read/budget'

test('a share of revenue stays a share and is not turned into an amount', () => {
  expect(readBudget('0.5% of revenue', 90)?.shareOfRevenue).toEqual({ least: 0.5, most: 0.5 })
  expect(readBudget('3-5% of collections', 90)?.shareOfRevenue).toEqual({ least: 3, most: 5 })
})

test('words without a figure are no budget', () => {
  for (const text of ['  ', 'not sure', 'n/a', 'whatever it takes']) expect(readBudget(text, 3)).toBeNull()
})
