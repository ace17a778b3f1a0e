import { vendors } from '../../../../shared/catalogue'
import { costRange, firstDollarFigure, providerRange, ratingNumber } from '../../../../shared/catalogue/figures'

test('what is not known has no figure', () => {
  expect([ratingNumber, firstDollarFigure, costRange, providerRange].map((read) => read(null))).toEqual([
    0,
    ...Array(3),
  ])
})

test('every cost of the catalogue has a range that begins at its first dollar amount', () => {
  for (const { estimatedCostPerMonth } of vendors) {
    expect(costRange(estimatedCostPerMonth.value)?.min).toBe(firstDollarFigure(estimatedCostPerMonth.value))
  }
})
