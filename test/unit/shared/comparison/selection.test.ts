import { vendors } from '../../../../shared/catalogue'
import { parseSelection, selectionQuery } from '../../../../shared/comparison/selection'

const read = (query: string) => parseSelection(new URLSearchParams(query), vendors)

test.each([
  ['', undefined, undefined, 'rating'],
  ['emr1=credible', 'credibleemr', undefined, 'rating'],
  ['emr1=opus&emr2=kipu&sort=cost-low-high', 'opus', 'kipu', 'cost-low-high'],
  ['emr2=valant', undefined, 'valant', 'rating'],
  ['emr1=nobody&emr2=&sort=cheapest', undefined, undefined, 'rating'],
  ['emr1=opus&emr2=opus', 'opus', 'opus', 'rating'],
])('%p selects %p and %p by %p', (query, first, second, order) => {
  const selection = read(query)
  expect([selection.first?.id, selection.second?.id, selection.order]).toEqual([first, second, order])
})

test.each([
  ['sort=alphabetical&emr2=kipu&emr1=credible&utm_source=mail', 'emr1=credibleemr&emr2=kipu&sort=alphabetical'],
  ['emr1=nobody&sort=rating', ''],
])('the one address of %p is %p', (query, canonical) => {
  expect(selectionQuery(read(query))).toBe(canonical)
  expect(selectionQuery(read(canonical))).toBe(canonical)
})
