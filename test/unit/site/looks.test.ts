import { coverOf, looksOf } from '../../support/looks'

describe('the looks of a page', () => {
  it('are its elements with their classes and attribute names, whatever their text', () => {
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

  it('leave out what only resembles an element in a data block', () => {
    expect(looksOf('<script type="application/ld+json">{"a":"\\u003cp>"}</script>')).toEqual(new Set())
  })
})

it('the chosen pages include the requested ones, cover every look, and contain none that adds nothing', () => {
  const looks = new Map([
    ['/few', new Set(['a'])],
    ['/many', new Set(['a', 'b', 'c'])],
    ['/own', new Set(['c', 'd'])],
    ['/wanted', new Set(['a'])],
  ])
  expect(coverOf(looks, ['/wanted'])).toEqual(['/wanted', '/many', '/own'])
})
