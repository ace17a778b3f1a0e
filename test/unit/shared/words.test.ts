import { listed, separatorAfter } from '../../../shared/words'

test.each([
  [[], ''],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b, and c'],
  [['a', 'b', 'c', 'd'], 'a, b, c, and d'],
])('a list of %j reads “%s”', (words, text) => {
  expect(listed(words)).toBe(text)
})

test('alternatives end with “or”', () => {
  expect([listed(['a', 'b'], 'or'), listed(['a', 'b', 'c'], 'or')]).toEqual(['a or b', 'a, b, or c'])
})

test('nothing follows the last entry of a list of links', () => {
  expect([0, 1, 2].map((place) => separatorAfter(place, 3))).toEqual([', ', ', and ', ''])
})
