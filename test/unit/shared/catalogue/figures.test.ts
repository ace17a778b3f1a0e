import { vendors } from '../../../../shared/catalogue'
import { costRange, firstDollarFigure, providerRange, ratingNumber } from '../../../../shared/catalogue/figures'

test.each([
  ['4.7/5', 4.7],
  ['5.0/5', 5],
  ['N/A', 0],
  [null, 0],
  ['very good', 0],
])('the rating %p counts as %p', (text, rating) => {
  expect(ratingNumber(text)).toBe(rating)
})

test.each([
  ['$49-$89', 49],
  ['$0+', 0],
  ['from $1,250.50 a month', 1250.5],
  ['on request', undefined],
  [null, undefined],
])('the first dollar amount of %p is %p', (text, figure) => {
  expect(firstDollarFigure(text)).toBe(figure)
})

test.each([
  ['$49-$89', { min: 49, max: 89, openEnded: false }],
  ['$39+', { min: 39, max: null, openEnded: true }],
  ['$500-$1000+', { min: 500, max: 1000, openEnded: true }],
  ['on request', undefined],
  [null, undefined],
])('the cost %p is the range %p', (text, range) => {
  expect(costRange(text)).toEqual(range)
})

test.each([
  ['10-100 providers', { min: 10, max: 100, openEnded: false }],
  ['500+ providers', { min: 500, max: null, openEnded: true }],
  ['50-1000+ providers', { min: 50, max: 1000, openEnded: true }],
  ['Hospitals and health systems, about 100-1000+ beds', undefined],
  [null, undefined],
])('the size %p is the range %p', (text, range) => {
  expect(providerRange(text)).toEqual(range)
})

test('every cost of the catalogue has a range that begins at its first dollar amount', () => {
  for (const { estimatedCostPerMonth } of vendors) {
    expect(costRange(estimatedCostPerMonth.value)?.min).toBe(firstDollarFigure(estimatedCostPerMonth.value))
  }
})
