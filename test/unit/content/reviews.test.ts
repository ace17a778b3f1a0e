import { readFileSync } from 'node:fs'
import { loadReview, reviewSources } from '../../../client/content/reviews'
import { findVendor, type Vendor, vendors } from '../../../shared/catalogue'
import type { Fact } from '../../../shared/catalogue/evidence'
import { factByKey } from '../../../shared/catalogue/facts'
import { comparisonFields } from '../../../shared/catalogue/fields'
import { wordsOf } from '../../support/pages'

const tokens = /\{\{[a-z]+:[^{}]*\}\}/g

/** Names of laws, forms, measures, and attestations that contain digits; nothing else that is typed may contain one. */
const names = /(?:42 CFR )?Part 2|837[IP]|PHQ-9|GAD-7|SOC 2|SOC 1|\(b\)\(10\)|\(g\)\(10\)|\(b\)\(8\)|\(b\)\(3\)/g

/** The body as written, without the catalogue's values, the addresses of links, and the numbers of lists. */
function typedIn(source: string): string {
  const body = source.replace(/^---\n[\s\S]*?\n---\n/, '')
  return body
    .replace(tokens, '')
    .replace(names, '')
    .replace(/^\d+\. /gm, '')
    .replace(/\]\([^)\s]*\)/g, ']')
}

const sourceOf = (id: string) => readFileSync(`shared/catalogue/vendors/${id}/review.md`, 'utf8')

/** The systems that were read in depth. */
const inDepth = vendors.filter(({ depth }) => depth === 'review')

const factOf = (vendor: Vendor, key: string) => factByKey(vendor, key)?.fact as Fact<unknown>

const htmlOf = async (id: Vendor['id']) => (await loadReview(id)).sections.map((section) => section.html).join('')

/** The front matter of a review. */
interface ReviewMeta {
  updated: string
  /** The catalogue's id; the text's facts come from this record. */
  vendor: Vendor['id']
  /** Fields that the text calls documented: the catalogue has a sourced value other than no. */
  documented: readonly string[]
  /** Fields that the text calls open or suggests asking about: their values are unknown. */
  open: readonly string[]
}

const metaOf = async (id: string) =>
  ((await import(`../../../shared/catalogue/vendors/${id}/review.md`)) as { meta: ReviewMeta }).meta

describe.each(inDepth.map((vendor) => [vendor.id, vendor] as const))('the review of %s', (id, vendor) => {
  test('has 600 to 900 words when its facts are filled in', async () => {
    const html = await htmlOf(id)
    const count = wordsOf(html).split(/\s+/).filter(Boolean).length
    expect(html).not.toContain('{{')
    expect([id, count, count >= 600 && count <= 900]).toEqual([id, count, true])
  })

  test("reads smoothly around the catalogue's values: no doubled period, no bracket that lost its address", async () => {
    const html = await htmlOf(id)
    const read = html.replace(/<[^>]*>/g, '')
    expect(read.match(/.{0,20}(?:\.\.|\( |,,|\b1 (?:open findings|direct reviews)).{0,20}/g) ?? []).toEqual([])
  })

  test('contains no typed figure: prices, dates, ratings, and numbers come from the catalogue', () => {
    expect(typedIn(sourceOf(id)).match(/\S*\d\S*/g) ?? []).toEqual([])
  })

  test('has the sections that a buyer looks for, the verdict first', async () => {
    const { sections } = await loadReview(id)
    expect(sections.map(({ heading }) => heading)).toEqual([
      'Verdict',
      'Who should choose it',
      'Who should not',
      'What the evidence says',
      'What it costs',
      'What to ask in the demo',
      'What to know about leaving',
    ])
  })

  test('repeats no sum of the table of costs, and points at no place of the page', () => {
    expect(sourceOf(id)).not.toMatch(
      /\{\{cost:|further down|(?:tables?|totals|details|points?|values?) (?:above|below)/,
    )
  })

  test('calls only sourced values documented, and lists what the catalogue does not know as open', async () => {
    const { vendor: named, documented, open } = await metaOf(id)
    expect(named).toBe(id)
    const undocumented = documented.filter((key) => {
      const { basis, value } = factOf(vendor, key)
      return basis !== 'sourced' || value === false
    })
    expect(undocumented).toEqual([])
    expect(open.filter((key) => factOf(vendor, key).basis !== 'unknown')).toEqual([])
    expect(documented.length + open.length).toBeGreaterThanOrEqual(8)
  })

  test('builds its facts into sentences, and does not list them behind the name of a field', () => {
    expect(sourceOf(id).match(/(?:^|[.;*] )[A-Z]\w*(?: of [a-z ]+)?: \{\{.*?\}\}/gm) ?? []).toEqual([])
  })

  test('says of a study made with a language model what it is, and does not call it independent', () => {
    const isMachineMade = JSON.stringify(vendor).includes('a study made with a language model')
    expect([id, sourceOf(id).includes('made with a language model')]).toEqual([id, isMachineMade])
    if (isMachineMade) expect(sourceOf(id)).not.toMatch(/independent (?:study|review)/)
  })

  test('counts the functions that are documented in part as the record does', () => {
    const [, count] = /(\w+) functions are only partly documented/.exec(sourceOf(id)) ?? []
    const partly = comparisonFields.filter(({ key }) => vendor[key].value === 'partly').length
    if (count) expect(count.toLowerCase()).toBe(['no', 'one', 'two', 'three', 'four', 'five'][partly])
  })

  test('calls people in care patients or clients, not both', () => {
    const typed = typedIn(sourceOf(id)).toLowerCase()
    const patients = /\bpatients?\b(?! portal)/.test(typed)
    const clients = /\bclients?\b(?! portal)/.test(typed)
    expect([id, patients && clients]).toEqual([id, false])
  })
})

test('the review of Epic names first the two kinds of sources that most of its values have', () => {
  const kinds = JSON.stringify(findVendor('epic')).matchAll(/"name":"([^"]*)","kind":"(\w+)"/g)
  const sources = Array.from(kinds, ([, name = '', kind = '']) => (/^EHI Export/.exec(name) ?? [kind])[0])
  const count = (kind: string) => sources.filter((one) => one === kind).length
  expect(sourceOf('epic')).toMatch(/study made .* and from the federal list\. The rest is from the vendor, directories/)
  expect(count('EHI Export') + count('regulator')).toBeGreaterThan(sources.length / 2)
})

test('typed figures are found, and names that contain digits are not mistaken for them', () => {
  expect(typedIn('---\nupdated: 2026-11\n---\nIt costs $49. {{fact:starRating}} 42 CFR Part 2, PHQ-9')).toMatch(/\$49/)
  expect(typedIn('1. Send an 837I claim, {{cost:opus:10:1}} under 42 CFR Part 2')).not.toMatch(/\d/)
})

test('the Markdown form of a review has the words of its facts, without links to their evidence', async () => {
  const source = (await reviewSources()).get('simplepractice') ?? ''
  expect(source).toContain(`${findVendor('simplepractice')?.estimatedCostPerMonth.value} (our figure; readings differ)`)
  expect(source).not.toMatch(/\{\{|<a |^---/)
})

test.each([
  ['clearent', /not an EMR/],
  ['doxy', /not an EMR/],
  ['mentegram', /could not confirm that Mentegram is still sold/],
  ['therabill', /not a behavioral health EMR/],
])('the verdict in the review of %s says what the system is not', (id, words) => {
  const verdict = sourceOf(id).split('## ')[1] ?? ''
  expect(verdict.replace(/\s+/g, ' ')).toMatch(words)
})
