import { percent, roundTop } from '../../../client/admin/components/overview/day-chart'

test.each([
  [0, 2],
  [1, 2],
  [2, 2],
  [3, 4],
  [7, 8],
  [13, 16],
  [20, 20],
  [21, 40],
  [108, 120],
  [999, 1_000],
  [1_001, 1_200],
  [123_456, 160_000],
])('the axis of a chart with maximum %i ends at %i, an even number', (maximum, top) => {
  expect(roundTop(maximum)).toBe(top)
  expect(Number.isInteger(roundTop(maximum) / 2)).toBe(true)
})

test.each([
  [1, 8, '12.5%'],
  [0, 8, '0%'],
  [3, 2, '150%'],
  [1, 0, '–'],
])('the share of %i out of %i is %s', (part, whole, share) => {
  expect(percent(part, whole)).toBe(share)
})
