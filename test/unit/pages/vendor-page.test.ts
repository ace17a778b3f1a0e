import { type Vendor, vendors } from '../../../shared/catalogue'
import { basisCounts } from '../../../shared/catalogue/counts'
import { factsOf } from '../../../shared/catalogue/facts'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import { noAssumptions } from '../../../shared/cost/assumptions'
import { isSourcedCost, vendorCost } from '../../../shared/cost/vendor-cost'
import { nearestAlternatives } from '../../../shared/vendors/alternatives'
import { cautionOf } from '../../../shared/vendors/caution'
import { depthWords } from '../../../shared/vendors/depth'
import { render, wordsOf } from '../../support/pages'

/** The page without the panels that its values open, in the place of each the given word. */
const withoutPanels = (html: string, word = '') =>
  html.replace(/<details name="basis"><summary>(.*?)<\/summary>.*?<\/details>/gs, `$1${word}`)

/** The page without what a click opens: first the panels, which are also inside folds. */
const withoutFolds = (html: string) => withoutPanels(html).replace(/<details.*?<\/details>/gs, '')

/** Whether a reader can buy it and may compare what it costs. */
const isForSale = ({ depth, closed }: Vendor) => depth !== 'listed' && !closed

const hasAlternatives = (vendor: Vendor) =>
  nearestAlternatives(vendor, vendors).length > 0 || cautionOf(vendor)?.isBeside === true

const without = (vendor: Vendor, basis: string) =>
  factsOf(vendor).filter(({ row, fact }) => row.shown === 'dossier' && fact.basis === basis)

describe.each(vendors.map((vendor) => [vendor.id, vendor] as const))('the page of %s', (id, vendor) => {
  let html: string
  beforeAll(async () => {
    html = await render(`/emr/${id}`)
  })

  test('contract 7: a fact of the dossier that is not verified or does not apply leads to its own report', () => {
    const breakable = html.replace(/<span class="unbroken">([^<]*)<\/span>/g, '$1')
    for (const { row, field: key } of [...without(vendor, 'unknown'), ...without(vendor, 'not-applicable')])
      expect(breakable).toContain(
        `<a id="${key}" href="/corrections?vendor=${id}&amp;field=${key}">${row.label.replaceAll("'", '&#x27;')}</a>`,
      )
    for (const { fact } of without(vendor, 'not-applicable')) expect(html).toContain(`${fact.note} `)
  })

  test('contract 7: every value of the record can be reported, one that does not apply with its note', () => {
    for (const { key } of comparisonFields) {
      const [, row = ''] = html.split(`<div id="${key}">`)
      const [panel = ''] = row.split('</details>')
      expect(panel).toContain(`href="/corrections?vendor=${id}&amp;field=${key}">Report an error</a>`)
      if (vendor[key].basis === 'not-applicable') expect(wordsOf(panel)).toContain(vendor[key].note)
    }
  })

  test('contract 1: marks the rating in the record, found or not', () => {
    const [, row = ''] = /<div id="starRating">(.*?)<\/div>/s.exec(withoutPanels(html, 'PANEL')) ?? []
    expect(row).toContain('PANEL')
  })

  test('says beside a value what limits it, and on paper what another source says, not only behind the mark', () => {
    const shown = withoutPanels(html)
    const printed = [...shown.matchAll(/<small class="hidden print:block">(.*?)<\/small>/gs)].map(([small]) => small)
    const beside = wordsOf(shown)
    const shownThere = factsOf(vendor).filter(({ row }) => row.shown !== 'record')
    const known = shownThere.map(({ fact }) => fact).filter(hasValue)
    for (const { note } of known) expect(beside).toContain(note?.replace(/https:.*/, '') ?? '')
    expect(printed).toHaveLength(known.filter(({ differs }) => differs).length)
  })

  test('counts the facts and the questions that its dossier lists', () => {
    const [, section = ''] = /<section aria-labelledby="dossier"(.*?)<\/section>/s.exec(html) ?? []
    const [, facts, questions] = /(\d+) facts?, (\d+) open questions?/.exec(section) ?? []
    const asked = [...section.matchAll(/so ask: (.*?)<\/p>/gs)].map(
      ([, names = '']) => names.split('<a id=').length - 1,
    )
    expect(Number(facts)).toBe(section.split('<dt>').length - 1)
    expect(Number(questions)).toBe(asked.reduce((sum, count) => sum + count, 0))
  })

  test('counts the fields that do not apply', () => {
    const count = without(vendor, 'not-applicable').length
    const said = /(\d+) fields? do(?:es)? not apply/.exec(wordsOf(html))
    expect(Number(said?.[1] ?? 0)).toBe(count)
  })

  test('answers in the order of a buyer, and closes what proves the answer', () => {
    const all = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, place]) => place)
    const order = [
      ...['verdict', 'who-should-choose-it', 'who-should-not', 'why-choose', 'what-it-costs'],
      ...['what-to-do-now', 'what-to-ask-in-the-demo', 'what-to-ask-first', 'what-to-know-about-leaving', 'limits'],
      ...['alternatives', 'what-the-evidence-says', 'record', 'dossier', 'changed', 'next'],
    ]
    const places = all.filter((place = '') => place !== 'key-details')
    expect(places).toEqual(order.filter((place) => places.includes(place)))
    const open = withoutFolds(html)
    for (const closed of ['what-the-evidence-says', 'record', 'dossier', 'changed'])
      expect(open).not.toContain(`<h2 id="${closed}"`)
  })

  test('draws how many of its compared values have a source, and says how it is bought', () => {
    const counts = basisCounts(vendor)
    expect(wordsOf(html)).toContain(`We found a source for ${counts.sourced} of `)
    const shares = Object.entries(counts).filter(([basis, count]) => basis !== 'not-applicable' && count > 0)
    const [, key = ''] = /<div class="evidence">.*?<ul[^>]*>(.*?)<\/ul>/s.exec(html) ?? []
    expect(key.split('<li').length - 1).toBe(shares.length)
    expect(html.includes('How to buy it')).toBe(isForSale(vendor))
  })

  test('has a heading for limits only above limits to read', () => {
    const rest = withoutFolds(html)
    const [, text = ''] = /<section aria-label="Limits"[^>]*>(.*?)<\/section>/s.exec(rest) ?? []
    expect(html).toContain('<section aria-label="Limits"')
    expect(text.includes('<h2')).toBe(text.includes('<li'))
    expect(html.split(' id="limits"')).toHaveLength(2)
  })

  test('offers the cost for a size only of a system that has a price or takes a share', () => {
    const { kind } = vendorCost(vendor, { providers: 5, assumptions: noAssumptions })
    expect(wordsOf(html).includes('Cost for your size')).toBe(kind !== 'none' && isForSale(vendor))
  })

  test('has a table of costs in the section on costs only where the price has a source', () => {
    const cost = vendorCost(vendor, { providers: 10, assumptions: noAssumptions })
    const [, section = ''] = /<h2 id="what-it-costs"(.*?)<h2 /s.exec(html) ?? []
    const hasTable = cost.years.length > 0 && isSourcedCost(cost) && isForSale(vendor)
    expect(html.split('class="sums"').length - 1).toBe(hasTable ? 1 : 0)
    expect(section.includes('class="sums"')).toBe(hasTable)
  })

  test('says first how deep we read it, and that nobody here has used the product', () => {
    const [head = ''] = html.split('<h2 id=')
    const { name, means } = depthWords[vendor.depth]
    expect(wordsOf(head).replace(/ ([.:])/g, '$1')).toContain(`${name}${means} `)
    expect(head).toContain(`<a href="/methodology#depth" class="link">${name}</a>`)
    expect(wordsOf(head)).toContain('have not used the product ourselves')
  })

  test('compares and recommends only what is known well enough, and gives reasons to choose only after a review', () => {
    const [, main = ''] = /<main(.*?)<\/main>/s.exec(html) ?? []
    const isListed = vendor.depth === 'listed'
    expect(/href="\/(?:comparisons|match|get-recommendation)/.test(main)).toBe(!isListed)
    expect(html.includes('id="alternatives"')).toBe(!isListed && hasAlternatives(vendor))
    expect(html.includes('Why choose ')).toBe(vendor.depth === 'review')
    expect(main.includes(`href="/leaving/${id}" class="button`)).toBe(vendor.closed === true)
    if (vendor.closed) expect(wordsOf(main)).toContain(`${vendor.name} takes no new customers.`)
  })

  test('states no limit twice: one that the review quotes is folded', () => {
    const words = wordsOf(withoutFolds(html)).toLowerCase()
    for (const { value } of vendor.limits) {
      const sentence = value?.replace(/\.$/, '').toLowerCase() ?? ''
      expect([sentence, words.split(sentence).length - 1]).toEqual([sentence, 1])
    }
  })
})

test('a criterion and a range of criteria stay in one piece', async () => {
  const html = await render('/emr/epic')
  const [, criteria = ''] = /<div id="certification.criteria">.*?<dd>(.*?)<\/dd>/s.exec(html) ?? []
  expect(criteria).toContain('<span class="unbroken">(c)(1)-(3)</span>')
  expect(criteria.replace(/<span class="unbroken">[^<]*<\/span>/g, '')).not.toMatch(/\)[-]?\(/)
})
