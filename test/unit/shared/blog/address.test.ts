import {
  categoryKey,
  landingKey,
  linkedPages,
  listQuery,
  pageCount,
  parseListAddress,
} from '../../../../shared/blog/address'

describe('the address of a list', () => {
  it('cannot request a category or a number of articles', () => {
    const query = new URLSearchParams('search=+intake+notes&page=3&category=billing-and-rcm&perPage=50')
    expect(parseListAddress(query)).toEqual({ search: 'intake notes', page: 3 })
  })

  it.each([
    [{ search: '', page: 1 }, ''],
    [{ search: '', page: 2 }, '?page=2'],
    [{ search: 'a&b %', page: 1 }, '?search=a%26b+%25'],
    [{ search: 'notes', page: 4 }, '?search=notes&page=4'],
  ])('of %j is %j', (address, query) => expect(listQuery(address)).toBe(query))
})

describe('the cache key of a blog page', () => {
  it.each([
    ['', ''],
    ['utm_source=x&page=3', ''],
    ['search=+', ''],
    ['search=notes', null],
  ])('of the front page with %j is %j', (query, key) => expect(landingKey(new URLSearchParams(query))).toBe(key))

  it.each([
    ['', ''],
    ['page=1&x=y', ''],
    ['x=y&page=2&search=notes', 'page=2'],
  ])('of a category with %j is %j', (query, key) => expect(categoryKey(new URLSearchParams(query))).toBe(key))
})

test.each([
  [0, 1],
  [1, 1],
  [12, 1],
  [13, 2],
  [100_000, 8_334],
])('%i articles fill %i pages', (total, pages) => expect(pageCount(total)).toBe(pages))

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, null, 9]],
  [3, 9, [1, 2, 3, 4, null, 9]],
  [4, 9, [1, 2, 3, 4, 5, null, 9]],
  [5, 9, [1, null, 4, 5, 6, null, 9]],
  [9, 9, [1, null, 8, 9]],
  [12, 3, [1, 2, 3]],
])('page %i of %i links to the pages %j', (page, last, numbers) => {
  expect(linkedPages(page, last)).toEqual(numbers)
})
