import { matchCatalogue } from '../../../shared/match'
import { readableAnswers } from '../../../shared/match/terms/query'
import { render, wordsOf } from '../../support/pages'

let html: string
beforeAll(async () => {
  html = await render('/')
})

test.each([
  'HIPAA compliant',
  'Expert analysis',
  'Expert verified',
  '20+ EMR systems reviewed',
  '100% free consultation',
])('the page claims "%s", in exactly these words', (claim) => expect(wordsOf(html)).toContain(claim))

test('the example is an answer of the match: its picks with what they cost, linked to their evidence', () => {
  const [, example = ''] = html.split('<figure')
  const [figure = ''] = example.split('</figure>')
  const [, query = ''] = /href="\/match\?([^"]+)"/.exec(figure) ?? []
  const answer = matchCatalogue(readableAnswers(new URLSearchParams(query.replaceAll('&amp;', '&'))))
  const shown = [...figure.matchAll(/href="\/emr\/([a-z]+)"/g)].map(([, id]) => id)
  expect(shown.length).toBeGreaterThan(1)
  expect(answer.picks.map(({ id }) => id)).toEqual(expect.arrayContaining(shown))
  for (const id of shown) expect(figure).toContain(`href="/emr/${id}#price.plans"`)
})
