import { type Vendor, vendors } from '../../../shared/catalogue'
import { factsOf } from '../../../shared/catalogue/facts'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import { noAssumptions } from '../../../shared/cost/assumptions'
import { vendorCost } from '../../../shared/cost/vendor-cost'
import { nearestAlternatives } from '../../../shared/vendors/alternatives'
import { cautionOf } from '../../../shared/vendors/caution'
import { depthWords } from '../../../shared/vendors/depth'
import { openPages, type RenderPage, wordsOf } from '../../support/pages'

let render: RenderPage
beforeAll(async () => {
  render = await openPages()
})

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
    const [, facts, questions] = /Show (\d+) facts? and (\d+) open questions?/.exec(section) ?? []
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

  test('lists its sections under the words of their headings', () => {
    const contents = /<ol class="outline-links">(.*?)<\/ol>/s.exec(html)?.[1] ?? ''
    const entries = [...contents.matchAll(/<a href="#([^"]+)">([^<]+)<\/a>/g)]
    expect(entries.length).toBeGreaterThan(vendor.depth === 'review' ? 11 : 3)
    for (const [, place, text = ''] of entries) {
      const heading = new RegExp(`<h2 id="${place}"[^>]*>([^<]*)</h2>`).exec(html)?.[1] ?? ''
      expect([place, heading.toLowerCase().includes(text.toLowerCase())]).toEqual([place, true])
    }
    const all = [...html.matchAll(/<h2 id="([^"]+)"/g)].map(([, place]) => place)
    expect(entries.map(([, place]) => place)).toEqual(all.filter((place) => place !== 'next'))
  })

  test('has a heading for limits only above limits to read', () => {
    const rest = withoutFolds(html)
    const [, text = ''] = /<section aria-label="Limits"[^>]*>(.*?)<\/section>/s.exec(rest) ?? []
    expect(html).toContain('<section aria-label="Limits"')
    expect(text.includes('<h2')).toBe(text.includes('<li'))
    expect(html.includes('href="#limits"')).toBe(text.includes('<h2'))
    expect(html.split(' id="limits"')).toHaveLength(2)
  })

  test('offers the cost for a size only of a system that has a price or takes a share', () => {
    const { kind } = vendorCost(vendor, { providers: 5, assumptions: noAssumptions })
    expect(wordsOf(html).includes('Cost for your size')).toBe(kind !== 'none' && isForSale(vendor))
  })

  test('has its table of costs at the end of the section on costs, and none without a price', () => {
    const { years } = vendorCost(vendor, { providers: 10, assumptions: noAssumptions })
    const [, section = ''] = /<h2 id="what-it-costs"(.*?)<h2 /s.exec(html) ?? []
    const hasTable = years.length > 0 && isForSale(vendor)
    expect(html.split('class="sums"').length - 1).toBe(hasTable ? 1 : 0)
    expect(section.includes('class="sums"')).toBe(hasTable)
    // A text that leaves costs to the page has them before its questions.
    expect(html.indexOf('id="what-it-costs"')).toBeLessThan(html.search(/id="(?:what-to-(?:ask|do)-|why-choose)/))
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

test('an alternative that nobody rated says so where the others have their stars', async () => {
  const [, alternatives = ''] = (await render('/emr/credibleemr')).split('id="alternatives"')
  const [, card = ''] = /href="\/emr\/smartcare"(.*?)<\/li>/s.exec(alternatives) ?? []
  expect(wordsOf(card)).toContain('Rating: N/A °')
  expect(wordsOf(alternatives)).toContain('starting cost where comparable. No other factor is used.')
})
