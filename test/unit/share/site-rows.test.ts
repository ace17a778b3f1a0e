import { renderToStaticMarkup } from 'react-dom/server'
import { card } from '../../../scripts/share/card'
import { siteRows } from '../../../scripts/share/site-rows'
import { dateWords } from '../../../shared/catalogue/basis'
import { checkedSince } from '../../../shared/rules'

test('the share picture of the rules has the day since which all were checked, in type that keeps it on one line', () => {
  const rows = siteRows('/rules') ?? []
  expect(rows[1]).toEqual({ label: 'Each last checked on or after', value: dateWords(checkedSince()) })
  const ink = { color: () => '#000' } as unknown as Parameters<typeof card>[1]
  const html = renderToStaticMarkup(card(rows, ink))
  const [, size, value = ''] = /font-size:(\d+)px;[^"]*font-weight:700[^"]*">([A-Z][^<]*)</.exec(html) ?? []
  expect(value).toBe(rows[1]?.value)
  // The card's width without its padding, by the width of a character in the widest words.
  expect(value.length * 0.55 * Number(size)).toBeLessThanOrEqual(412 - 2 * 32)
})
