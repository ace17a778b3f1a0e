import { compared, vendors } from '../../../shared/catalogue'
import { evidencedOf } from '../../../shared/catalogue/counts'
import { shownPrice } from '../../../shared/cost/published-price'
import { matchCatalogue } from '../../../shared/match'
import { readableAnswers } from '../../../shared/match/terms/query'
import { depthCounts } from '../../../shared/vendors/depth'
import { render, wordsOf } from '../../support/pages'

let html: string
beforeAll(async () => {
  html = await render('/')
})

test('below "20+ EMR systems reviewed" stands how many were read how deeply', () => {
  const { review, record } = depthCounts(vendors)
  expect(wordsOf(html)).toContain(`20+ EMR systems reviewed ${review} in depth, ${record} on record`)
  expect(wordsOf(html)).toContain(`${compared.length} systems compared side by side`)
  expect(review + record).toBeGreaterThan(20)
})

test.each([
  'HIPAA compliant',
  'Expert analysis',
  'Expert verified',
  '20+ EMR systems reviewed',
  '100% free consultation',
])('the page claims "%s", in exactly these words', (claim) => expect(wordsOf(html)).toContain(claim))

test('a card gives the published price in few words, how many values are sourced, and whether a feature costs extra', () => {
  const [, card = ''] = html.split('id="top-rated"')[1]?.split('href="/emr/simplepractice"') ?? []
  const vendor = vendors.find(({ id }) => id === 'simplepractice')
  const { price } = (vendor && shownPrice(vendor).published) ?? {}
  const { count, of } = evidencedOf(vendor ? [vendor] : []).sourced
  for (const words of [`From ${price} a month`, `${count}/${of} sourced`, 'Telehealth, some plans', '0 reviews'])
    expect(wordsOf(`<a${card.split('</ul>')[0]}`)).toContain(words)
})

test('what the three badges link to can be told from plain text', () => {
  const badges = [
    ...html.matchAll(/<a class="flex items-center gap-3[^>]*href="(\/methodology#[^"]+)"[^>]*>(.*?)<\/a>/gs),
  ]
  expect(badges).toHaveLength(3)
  for (const [, , badge] of badges) expect(badge).toMatch(/<span class="link [^"]*">[^<]+<\/span>/)
})

test('what a tap on a budget does stands before the buttons, where it is read first', () => {
  const [, third = ''] = html.split('3. Monthly budget per provider?')
  const [before = ''] = third.split('<button')
  expect(before).toContain('Pick a budget to see your answer.')
})

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
