import { loadGuide } from '../../../client/content/texts'
import { type Vendor, vendors } from '../../../shared/catalogue'
import { ageOf } from '../../../shared/catalogue/age'
import { type Basis, basisWords } from '../../../shared/catalogue/basis'
import { factsOf } from '../../../shared/catalogue/facts'
import { comparisonFields, type FieldKey } from '../../../shared/catalogue/fields'
import { noRating } from '../../../shared/catalogue/figures'
import { changesOf } from '../../../shared/catalogue/history'
import { hasValue } from '../../../shared/catalogue/mark'
import { isMachineMade } from '../../../shared/catalogue/proof'
import { changesAddress } from '../../../shared/dataset/change-words'
import { factsCsv } from '../../../shared/dataset/files'
import { keyedItem } from '../../../shared/markdown/facts'
import { featuredEmrs } from '../../../shared/site/featured'
import { specialtyGuidePath } from '../../../shared/site/specialty-guides'
import { grouped, listed } from '../../../shared/words'
import { render, wordsOf } from '../../support/pages'
import { vendorOf } from '../../support/vendors'

/** The links of a page's values: the target of each with the basis that it has and says, and whether it is old. */
async function marksOf(path: string): Promise<Map<string, string>> {
  const html = await render(path)
  const marks = html.matchAll(
    /<a href="([^"]+)" class="value-link" data-basis="([^"]+)" aria-label="([^"]+)">(.*?)<\/a>/gs,
  )
  return new Map(
    Array.from(marks, ([, to = '', basis = '', name = '', html = '']) => [to, saidOf(basis as Basis, name, html)]),
  )
}

function saidOf(basis: Basis, name: string, html: string): string {
  const { label, sign } = basisWords[basis]
  const isSaid = html.includes(sign ?? '') && name.endsWith(`, ${label.toLowerCase()}`)
  return isSaid ? label + (/<small>[^<]*old/.test(html) ? ', old' : '') : `${label} is not said: ${html}`
}

/** The marks of these facts. A rating that nobody gave has its mark like every value. */
const expected = (vendor: Vendor, keys: readonly FieldKey[]) =>
  keys.map((key) => {
    const { basis, source } = vendor[key]
    const isOld = source && ageOf(source, key, new Date())
    return [`/emr/${vendor.id}#${key}`, `${basisWords[basis].label}${isOld ? ', old' : ''}`]
  })

test('the comparison marks every known value with its basis', async () => {
  const chosen = ['opus', 'credibleemr', 'doxy', 'smartcare'].map(vendorOf)
  expect(vendorOf('smartcare').starRating.value).toBe(noRating)
  const path = `/comparisons?${chosen.map(({ id }, index) => `emr${index + 1}=${id}`).join('&')}`
  const marks = await marksOf(path)
  for (const vendor of chosen) {
    const keys = comparisonFields.map(({ key }) => key).filter((key) => hasValue(vendor[key]))
    for (const [to, word] of expected(vendor, keys)) expect([to, marks.get(to ?? '')]).toEqual([to, word])
  }
})

test('the directory marks the price, the size, and whom each system is made for, known or not', async () => {
  const marks = await marksOf('/vendors')
  for (const vendor of vendors) {
    const keys = [
      'idealOrganizationSize',
      ...(vendor.madeFor.value && !vendor.product ? ['madeFor' as const] : []),
    ] as const
    const known = keys.filter((key) => hasValue(vendor[key]))
    for (const [to = '', word] of expected(vendor, known)) expect([to, marks.get(to)]).toEqual([to, word])
    const price = ['estimatedCostPerMonth', 'price.plans'].map((key) => marks.has(`/emr/${vendor.id}#${key}`))
    expect([vendor.id, price.filter(Boolean)]).toEqual([vendor.id, [true]])
  }
})

test('the cards of the home page and of a guide mark their figures and features', async () => {
  const home = await marksOf('/')
  for (const { emrId, features } of featuredEmrs) {
    for (const [to, word] of expected(vendorOf(emrId), ['starRating', ...features]))
      expect([to, home.get(to ?? '')]).toEqual([to, word])
  }
  const { meta } = await loadGuide('best-ehr-psychiatry')
  const guide = await marksOf(specialtyGuidePath('best-ehr-psychiatry'))
  for (const { vendor, features } of meta.cards) {
    const keys = ['starRating', 'estimatedCostPerMonth', 'idealOrganizationSize', 'specialties', ...features] as const
    for (const [to, word] of expected(vendorOf(vendor), keys)) expect([to, guide.get(to ?? '')]).toEqual([to, word])
  }
})

test("of a vendor's page that we did not open, the day is that on which we read what tells of it, in Markdown too", () => {
  const words = 'quoted in a public list of therapy tools of October 2026; we did not open the page itself'
  expect(keyedItem(vendorOf('simplepractice'), 'security.baa')).toContain(
    `dated October 2026, secondhand (${words}), read November 21, 2026.`,
  )
})

test.each(vendors)(
  'the page of $id has exactly one anchor for each fact of the data set, known or not',
  async (vendor) => {
    const { id } = vendor
    const places = Array.from((await render(`/emr/${id}`)).matchAll(/ id="([^"]+)"/g), ([, place]) => place)
    const counts = factsOf(vendor).map(({ field }) => [field, places.filter((place) => place === field).length])
    expect(counts.filter(([, count]) => count !== 1)).toEqual([])
    expect(counts.length).toBeGreaterThan(90)
  },
)

test('a value that has not been rechecked for half a year is marked so', async () => {
  jest.useFakeTimers({
    now: new Date('2027-09-01'),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout'],
  })
  try {
    expect(await render('/emr/kipu')).toContain('Not rechecked for 180 days')
  } finally {
    jest.useRealTimers()
  }
  expect(await render('/emr/kipu')).not.toContain('Not rechecked')
})

test("each vendor's page links to its own changes", async () => {
  expect(await render('/emr/kareo')).toContain(
    changesAddress({ vendor: 'kareo', date: changesOf('kareo').at(-1)?.date ?? '' }),
  )
})

describe('the page of the data set', () => {
  let html: string
  let words: string
  beforeAll(async () => {
    html = await render('/dataset')
    words = wordsOf(html)
  })

  test('names its license and its files', () => {
    for (const path of ['vendors.json', 'facts.csv', 'vendors.schema.json', 'changes.json'])
      expect(html).toContain(`href="/data/${path}"`)
    expect(html).toContain('rel="license"')
    expect(html).toContain('"@type":"Dataset"')
  })

  test('counts what the files hold: contract 1', () => {
    const facts = vendors.flatMap((vendor) => factsOf(vendor).map(({ fact }) => fact))
    const [, all, valued, missing] =
      /Rows in all ([\d,]+) With a value ([\d,]+) Not verified ([\d,]+)/
        .exec(words)
        ?.map((figure) => Number(figure.replace(',', ''))) ?? []
    expect(all).toBe(facts.length)
    expect(valued).toBe(facts.filter(hasValue).length)
    expect(missing).toBe(facts.filter(({ basis }) => basis === 'unknown').length)
    expect(words).not.toContain('Nothing found')
    const sources = facts.flatMap(({ source }) => source ?? [])
    const secondhand = sources.filter(({ via }) => via)
    expect(secondhand.length).toBeGreaterThan(0)
    expect(words).toContain(
      `Of the ${grouped(sources.length)} rows with a source, ${grouped(secondhand.length)} are secondhand`,
    )
    expect(words).toContain('(rests and via)')
  })

  test('says why the rows are fewer than the fields times the vendors', () => {
    const having = vendors.filter((vendor) => factsOf(vendor).some(({ field }) => field === 'product.isEhr'))
    const only = `except that only ${listed(having.map(({ name }) => name))} ha(?:s|ve) product.isEhr .`
    const [, fields] = new RegExp(`Each vendor has a row for each of the (\\d+) fields ?, ${only}`).exec(words) ?? []
    const rows = vendors.flatMap((vendor) => factsOf(vendor)).length
    expect((Number(fields) - 1) * vendors.length + having.length).toBe(rows)
    expect(words).toContain(`The keys of the ${fields} fields`)
    expect(words).toContain('One row per value that we look for')
  })

  test('counts pages that a program wrote apart from all others', () => {
    const compared = vendors.filter(({ depth }) => depth !== 'listed')
    const sources = compared.flatMap((vendor) => comparisonFields.flatMap(({ key }) => vendor[key].source ?? []))
    const written = sources.filter(isMachineMade)
    const [, count] = /pages that a program wrote \((\d+)\)/.exec(words) ?? []
    expect(Number(count)).toBe(written.length)
    expect(words).toMatch(/\d% of them rest only on pages that a program wrote/)
  })

  test('explains each column, shows the first rows, and says how much each file holds', () => {
    const [heading = '', ...rows] = factsCsv().trimEnd().split('\r\n')
    for (const column of heading.split(',')) expect(html).toContain(`<code class="unbroken">${column}</code>`)
    expect(words).toContain([heading, ...rows.slice(0, 5)].join(' '))
    // A line in one piece is wider than a phone, so its box scrolls, also by keyboard.
    expect(html).toMatch(/<div role="group" aria-labelledby="sample" tabindex="0" class="sample prose">/)
    expect(words).toContain(`CSV, ${grouped(rows.length)} rows, ${heading.split(',').length} columns`)
    for (const { field } of vendors.flatMap((vendor) => factsOf(vendor)))
      expect(html).toContain(`<code>${field}</code>`)
  })
})

test('the first year is drawn as the table states it, and a picture of fewer than two costs is left out', async () => {
  const glance = async (query: string) => {
    const html = await render(`/comparisons?${query}`)
    const rows = html
      .split('at a glance')[1]
      ?.split('</figure>')[0]
      ?.match(/<li.*?<\/li>/gs)
    const table = html.split('</tr>').find((row) => row.includes('First year</th>')) ?? ''
    return rows?.map((row) => {
      const amount = row.match(/\$[\d,]+(?: to \$[\d,]+)?/)?.[0]
      const [look] =
        /dashed-bar|outlined-bar|fill-data/.exec(row.replace('outlined-bar dashed-bar', 'dashed-bar')) ?? []
      return [look, row.includes('Not known'), amount && table.includes(amount)]
    })
  }
  expect(await glance('emr1=simplepractice&emr2=kipu&emr3=epic')).toEqual([
    ['outlined-bar', false, true],
    ['dashed-bar', false, true],
    [undefined, true, undefined],
  ])
  expect(await glance('emr1=simplepractice&emr2=kipu&providers=12')).toEqual([
    ['outlined-bar', false, true],
    ['dashed-bar', false, true],
  ])
  expect(await glance('emr1=simplepractice&emr2=epic')).toBeUndefined()
  expect(await glance('emr1=clinicsource&emr2=clearent')).toBeUndefined()
})

test('peers 1: no link to an email program is longer than Windows passes on, and every letter is on its page', async () => {
  const mails: string[] = []
  for (const { id } of vendors) {
    const html = await render(`/leaving/${id}`)
    const links = Array.from(html.matchAll(/href="(mailto:[^"]*)"/g), ([, link = '']) => link.replaceAll('&amp;', '&'))
    expect([id, links.filter((link) => link.length > 1_900)]).toEqual([id, []])
    for (const part of ['id="letter"', 'data-copy']) expect(html).toContain(part)
    mails.push(...links.filter((link) => link.startsWith('mailto:?')))
  }
  // Numbered as the letter is shown.
  const body = decodeURIComponent(mails[0] ?? '').split('&body=')[1] ?? ''
  expect(body).toMatch(/^We use .* under account \[your account\].*\r\n\r\n1\. .*\[Name, role, practice\]\s*$/s)
})
