import { vendors } from '../../../../shared/catalogue'
import { parseSelection, selectedVendors, selectionKey } from '../../../../shared/comparison/selection'

const read = (query: string) => parseSelection(new URLSearchParams(query), vendors)

test.each([
  ['', undefined, undefined, 'rating'],
  ['emr1=credible', 'credibleemr', undefined, 'rating'],
  ['emr1=opus&emr2=kipu&sort=cost-low-high', 'opus', 'kipu', 'cost-low-high'],
  ['emr2=valant', undefined, 'valant', 'rating'],
  ['emr1=nobody&emr2=&sort=cheapest', undefined, undefined, 'rating'],
  ['emr1=opus&emr2=opus', 'opus', 'opus', 'rating'],
])('%p selects %p and %p by %p', (query, first, second, order) => {
  const { columns, ...selection } = read(query)
  expect([columns[0]?.id, columns[1]?.id, selection.order]).toEqual([first, second, order])
})

test('a comparison of three or four systems is not cached, however its address is written', () => {
  const keyOf = (text: string) => selectionKey(new URLSearchParams(text))
  expect(keyOf('')).toBe('')
  expect(keyOf('emr2=kipu&emr1=credible&differences=1')).toBe('emr1=credibleemr&emr2=kipu&differences=1')
  expect(keyOf('emr1=kipu&emr2=nobody&emr3=opus')).toBe('emr1=kipu&emr3=opus')
  expect(keyOf('emr1=kipu&emr2=opus&emr3=valant')).toBeNull()
  expect(keyOf('emr1=kipu&emr2=opus&emr3=valant&emr4=doxy&sort=rating')).toBeNull()
})

test('a cost for a number that a visitor chose is not cached, so that numbers cannot fill the cache', () => {
  const keyOf = (text: string) => selectionKey(new URLSearchParams(text))
  expect(keyOf('emr1=kipu&providers=10')).toBe('emr1=kipu')
  for (const asked of ['providers=11', 'growth=1', 'increase=1', 'seats=1', 'setup=1', 'collections=1', 'share=1'])
    expect([asked, keyOf(`emr1=kipu&${asked}`)]).toEqual([asked, null])
  expect(keyOf(`emr1=kipu&providers=${'1'.repeat(1500)}`)).toBe('emr1=kipu')
})

test('the selected systems appear from left to right, each once', () => {
  const chosen = selectedVendors(read('emr1=kipu&emr3=opus&emr4=kipu&differences=1'))
  expect(chosen.map(({ id }) => id)).toEqual(['kipu', 'opus'])
  expect(selectedVendors(read(''))).toEqual([])
})

test('a system that is only listed is not selected, but told apart from an unknown one', () => {
  const { columns, listed } = read('emr1=exym&emr2=kipu&emr3=exym&emr4=nobody')
  expect([columns.map((vendor) => vendor?.id), listed.map(({ id }) => id)]).toEqual([[undefined, 'kipu'], ['exym']])
})
