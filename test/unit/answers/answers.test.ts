import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parse } from 'yaml'
import { answerSources, loadAnswerText } from '../../../client/content/answers'
import { searchSite } from '../../../client/site/search/site-search'
import { articles } from '../../../migrations/articles'
import { type AnswerSlug, answerBySlug, answerPath, answers } from '../../../shared/answers'
import { findVendor } from '../../../shared/catalogue'
import { kindWords } from '../../../shared/catalogue/basis'
import { factByKey } from '../../../shared/catalogue/facts'
import { rules } from '../../../shared/rules'
import { sitePages } from '../../../shared/site/pages'
import { render } from '../../support/pages'

const folder = join(__dirname, '../../../shared/answers')
const slugs = answers.map(({ slug }) => slug)
const rulesById = new Set(rules.map(({ id }) => id))
const pages = new Set([
  ...sitePages.map(({ path }) => path),
  ...articles.map(({ meta }) => `/blog/${String(meta.slug)}`),
])
const wordsIn = (text: string) => text.split(/\s+/).filter(Boolean).length
const source = (slug: string) => readFileSync(join(folder, `${slug}.md`), 'utf8')

test('each answer has one text, and each text is an answer', () => {
  const files = readdirSync(folder).filter((name) => name.endsWith('.md'))
  expect(files.map((name) => name.replace(/\.md$/, '')).sort()).toEqual(slugs.toSorted())
})

describe.each(answers.map((answer) => [answer.slug, answer] as const))('%s', (slug, answer) => {
  test('has 80 to 200 words, and a short form of at most 60 that speaks to the reader', async () => {
    const { markdown } = (await answerSources()).find((one) => one.answer.slug === slug) ?? { markdown: '' }
    const plain = markdown.replace(/\]\([^()\s]*\)/g, ']')
    expect(wordsIn(plain)).toBeGreaterThanOrEqual(80)
    expect(wordsIn(plain)).toBeLessThanOrEqual(200)
    expect(wordsIn(answer.short)).toBeLessThanOrEqual(60)
    expect(answer.short).toMatch(/\byour?\b/i)
    expect(answer.short).toMatch(/\.$/)
    expect(answer.short).not.toMatch(/[\n*[\]#]|https?:/)
  })

  test('rests on sources with dates or on tracked rules', () => {
    expect(answer.sources.length + answer.rules.length).toBeGreaterThan(0)
    expect(answer.rules.filter((id) => !rulesById.has(id))).toEqual([])
    for (const { name, kind, url, official, dated, read } of answer.sources) {
      expect(name).not.toBe('')
      expect(Object.keys(kindWords)).toContain(kind)
      for (const address of [url, official ?? url]) expect(() => new URL(address)).not.toThrow()
      expect(dated ?? '2026').toMatch(/^20\d\d(-\d\d){0,2}$/)
      expect(read).toMatch(/^20\d\d-\d\d-\d\d$/)
      expect(read <= answer.checked).toBe(true)
    }
  })

  test('describes itself, and takes no figure of a vendor but from the catalogue', () => {
    const [, head = '', text = ''] = source(slug).split(/^---$/m)
    const { description } = parse(head) as { description: string }
    expect(description.length).toBeGreaterThanOrEqual(100)
    expect(description.length).toBeLessThanOrEqual(165)
    expect(text).not.toMatch(/\$\d|\b\d(?:\.\d)?\/5\b/)
  })

  test('links only to pages that exist, and to values that the catalogue has', async () => {
    const { html } = await loadAnswerText(slug)
    const linked = [...Array.from(html.matchAll(/href="([^"]+)"/g), ([, to = '']) => to), ...related(slug)]
    for (const to of linked) {
      const [path = '', place] = to.split('#')
      expect([to, pages.has(path)]).toEqual([to, true])
      if (path === '/rules' && place) expect(rulesById).toContain(place)
      const vendor = path.startsWith('/emr/') ? findVendor(path.slice('/emr/'.length)) : undefined
      if (vendor && place) expect([to, factByKey(vendor, place) !== undefined]).toEqual([to, true])
    }
  })

  test('has a page with its sources, a way to ask further, and no list of questions for search engines', async () => {
    const html = await render(answerPath(answer))
    expect(html).toContain(`>${answer.title.replaceAll("'", '&#x27;')}</h1>`)
    expect(html).toContain('"@type":"Article"')
    expect(html).not.toContain('FAQPage')
    expect(html).toContain('href="/get-recommendation"')
    for (const { url } of answer.sources) expect(html).toContain(`href="${url.replaceAll('&', '&amp;')}"`)
    for (const id of answer.rules) expect(html).toContain(`href="/rules#${id}"`)
  })
})

const related = (slug: AnswerSlug) => answerBySlug(slug)?.related.map(({ to }) => to) ?? []

test('all answers are on one page, which the footer links to', async () => {
  const html = await render('/answers')
  for (const answer of answers) expect(html).toContain(`href="${answerPath(answer)}"`)
  expect(await render('/about')).toContain('href="/answers"')
})

test('an unknown slug has no answer, and its page answers 404', async () => {
  await expect(render('/answers/nothing')).rejects.toThrow('answers 404')
  expect(answerBySlug('nothing')).toBeUndefined()
})

test.each([
  ['crisis downtime', 'downtime-and-offline'],
  ['outage', 'downtime-and-offline'],
  ['offline', 'downtime-and-offline'],
  ['offline outage downtime', 'downtime-and-offline'],
  ['Alma keep my notes', 'membership-networks'],
  ['headway', 'membership-networks'],
  ['keep my notes', 'can-i-take-my-notes-along'],
  ['who owns the chart', 'who-keeps-the-chart'],
  ['self host', 'self-hosting-open-source'],
  ['OpenEMR', 'self-hosting-open-source'],
  ['RFP', 'rfp-and-consultants'],
  ['consultant', 'rfp-and-consultants'],
  ['turn off AI', 'can-ai-be-switched-off'],
  ['no AI', 'can-ai-be-switched-off'],
  ['paper claims', 'paper-claims'],
  ['closing', 'my-system-is-closing'],
  ['EMR is shutting down', 'my-system-is-closing'],
  ['merge records', 'merge-or-keep-records-apart'],
  ['domestic violence', 'merge-or-keep-records-apart'],
  ['many tax ids', 'one-biller-many-tax-ids'],
  ['is an EMR mandatory', 'is-an-emr-mandatory'],
  ['hidden fees', 'what-does-it-really-cost'],
  ['worth switching', 'stay-or-go'],
  ['import data', 'data-migration'],
])('a search for "%s" finds %s', async (search, slug) => {
  expect((await searchSite(search)).map(({ path }) => path)).toContain(`/answers/${slug}`)
})

test('a search in the words of a question leads to its answer above the results', async () => {
  const above = async (search: string) => (await render(`/blog?search=${search}`)).split('id="results"')[0]
  expect(await above('crisis+downtime')).toContain('Short answer: <')
  expect(await above('crisis+downtime')).toContain('href="/answers/downtime-and-offline"')
  expect(await above('telehealth')).not.toContain('Short answer')
})
