import { coverOf, looksOf } from '../../support/looks'

describe('The looks of a page', () => {
  it('are its elements with their classes and the names of what else they have, whatever they say', () => {
    const one = looksOf('<p class="a b" id="x">One</p><a href="/1" aria-current="page">1</a><svg><path d="M1"/></svg>')
    const other = looksOf('<svg></svg><a href="/2" aria-current="true">2</a><p class="a b">Other</p>')
    expect([...one].sort()).toEqual([...other].sort())
  })

  it.each(['<p class="a">', '<p class="b a">', '<p class="a b" hidden>', '<div class="a b">'])(
    'differ for %s',
    (html) => {
      expect([...looksOf(html)]).not.toEqual([...looksOf('<p class="a b">')])
    },
  )

  it('leave out what only looks like an element in a block of data', () => {
    expect(looksOf('<script type="application/ld+json">{"a":"\\u003cp>"}</script>')).toEqual(new Set())
  })
})

it('The pages that are chosen have every look of all, those that are wanted among them, and none adds nothing', () => {
  const looks = new Map([
    ['/few', new Set(['a'])],
    ['/many', new Set(['a', 'b', 'c'])],
    ['/own', new Set(['c', 'd'])],
    ['/wanted', new Set(['a'])],
  ])
  expect(coverOf(looks, ['/wanted'])).toEqual(['/wanted', '/many', '/own'])
})
