import { brotliDecompressSync } from 'node:zlib'
import request from 'supertest'
import { vendors } from '../../shared/catalogue'
import { factsOf } from '../../shared/catalogue/facts'
import { comparisonFields } from '../../shared/catalogue/fields'
import { release } from '../../shared/catalogue/history'
import { askedKeys } from '../../shared/comparison/asked-keys'
import { fieldGuidePath, fieldGuides } from '../../shared/site/field-guides'
import { resourceLinks } from '../../shared/site/navigation'
import { specialtyGuidePath, specialtyGuides } from '../../shared/site/specialty-guides'
import { openApp } from '../support/app'
import { received } from '../support/received'

const site = openApp()

const get = (path: string) => request(site.app).get(path)
const vendorPaths = vendors.map(({ id }) => `/emr/${id}`)
const leavingPaths = ['/leaving', ...vendors.map(({ id }) => `/leaving/${id}`)]
const guidePaths = [
  ...specialtyGuides.map(({ slug }) => specialtyGuidePath(slug)),
  ...resourceLinks.map(({ to }) => to),
  ...fieldGuides.map(fieldGuidePath),
]
const selection = '/comparisons.md?emr1=kipu&emr2=credible'

/** List items with a value, each with its basis. */
const items = (text: string) => text.split('\n').filter((line) => line.startsWith('- **'))

it.each([
  '/emr/kareo.md',
  '/leaving.md',
  '/leaving/kipu.md',
  '/blog/best-ehr-psychiatry.md',
  '/resources/emr-101.md',
  '/guides/ccbhc.md',
  selection,
])(
  '%s is compressed Markdown with a validator, readable from other sites, and names its page as canonical',
  async (path) => {
    const { status, headers, body } = await received(site.app, path, { 'Accept-Encoding': 'br' })
    expect([status, headers['content-type'], headers['content-encoding']]).toEqual([
      ...[200, 'text/markdown; charset=utf-8', 'br'],
    ])
    expect(headers['access-control-allow-origin']).toBe('*')
    expect(headers.link).toBe(`<https://guide.example${path.split('.md')[0]}>; rel="canonical"`)
    expect(brotliDecompressSync(body).toString()).toMatch(/^# [A-Z]/)
    const again = await received(site.app, path, { 'Accept-Encoding': 'br', 'If-None-Match': headers.etag })
    expect([again.status, again.body.length]).toEqual([304, 0])
  },
)

it("each vendor's form gives every sourced fact with its address, and every value with its basis and a date", async () => {
  for (const vendor of vendors) {
    const { text } = await get(`/emr/${vendor.id}.md`)
    const facts = [...factsOf(vendor).map(({ fact }) => fact), ...vendor.strengths, ...vendor.limits]
    for (const { source } of facts) if (source) expect(text).toContain(`](<${source.url}>)`)
    const [review = '', record = ''] = text.split('\n## Record\n')
    expect(review).toContain('\n## Verdict\n')
    expect(review).not.toMatch(/\{\{|<a /)
    const values = items(record.split('## What a value rests on')[0] ?? '')
    expect(values.length).toBeGreaterThan(comparisonFields.length)
    expect(values.filter((line) => !hasEvidence(line))).toEqual([])
    expect(text).toContain(`Catalogue version ${release.version}`)
  }
})

/** A basis with its source and the day it was read, or the month for which it holds. */
const hasEvidence = (line: string) =>
  /Sourced: \[.+\]\(<https?:.+>\) \(.+\), (dated|undated).*, read \w+ (\d+, )?20\d\d\./.test(line) ||
  /(Our figure|Unverified|Not verified|Does not apply), as of \w+ 20\d\d\./.test(line)

it('a comparison lists each row of each selected system once, under its catalogue name', async () => {
  const { text } = await get(`${selection}&emr3=kipu`)
  expect(text).toMatch(/^# Kipu.* compared with Credible/)
  for (const { label } of comparisonFields) expect(text).toContain(`\n## ${label}\n`)
  const values = items(text.split('## Each system alone')[0] ?? '')
  expect(values).toHaveLength(2 * (comparisonFields.length + askedKeys.length + 2))
  expect(text.split('\n## Ask before you sign: ')).toHaveLength(askedKeys.length + 1)
  expect(values.filter((line) => !hasEvidence(line))).toEqual([])
  expect((await get('/comparisons.md')).text).toContain('`therapynotes`')
})

it('the page and the Markdown give the same cost for the number of providers in the address', async () => {
  const query = 'emr1=therapynotes&emr2=clinicsource&providers=25'
  // $79 for the first clinician and $50 for each of 24 more are $1,279 a month.
  const [page, document] = [await get(`/comparisons?${query}`), await get(`/comparisons.md?${query}`)]
  expect(page.text).toContain('Cost for 25 providers')
  expect(document.text).toContain('## Cost for 25 providers')
  for (const { text } of [page, document])
    for (const sum of ['$15,348', '$46,044', '$76,740']) expect(text).toContain(sum)
  expect(page.text).toContain('Not known')
  const wrong = await get('/comparisons?emr1=therapynotes&providers=1e9&growth=-1&setup=x')
  expect(wrong.text).toContain('Cost for 10 providers')
})

it("a guide's Markdown is its text without front matter and placeholders, with its systems' values", async () => {
  for (const path of guidePaths) {
    const { status, text } = await get(`${path}.md`)
    expect([path, status]).toEqual([path, 200])
    expect(text).toMatch(/^# \S/)
    expect(text).not.toMatch(/\{\{|\{#|\]\(\/|^---$|^updated:/m)
    expect(text).toContain('\n## ')
  }
  const { text } = await get('/blog/best-ehr-psychiatry.md')
  expect(text).toContain('## The short answer')
  expect(items(text).filter((line) => line.startsWith('- **Rating:**'))).toHaveLength(3)
})

it.each([
  '/emr/nothing.md',
  '/leaving/nothing.md',
  '/blog/nothing.md',
  '/resources/nothing.md',
  '/guides/nothing.md',
  '/comparisons.md?emr1=kipu&emr2=nothing',
])('%s does not exist and is answered with 404', async (path) => {
  for (let times = 0; times < 2; times += 1) expect((await get(path)).status).toBe(404)
})

it('each page with a Markdown form links to it, and no other page does', async () => {
  for (const path of [...vendorPaths, ...leavingPaths, ...guidePaths, '/comparisons'])
    expect((await get(path)).text).toContain(`<link rel="alternate" type="text/markdown" href="${path}.md"/>`)
  const compared = (await get('/comparisons?emr1=kipu&emr2=opus')).text
  expect(compared).toContain('type="text/markdown" href="/comparisons.md?emr1=kipu&amp;emr2=opus"/>')
  expect((await get('/about')).text).not.toContain('text/markdown')
})

it('/llms.txt says what the site is and how to quote it, and links only to existing pages', async () => {
  const { headers, text } = await get('/llms.txt')
  expect(headers['content-type']).toBe('text/plain; charset=utf-8')
  expect(text).toMatch(/^# Behavioral EMR Guide\n\n> /)
  expect(text).toContain('Quote a value with its basis, its source, and its date.')
  const paths = [...text.matchAll(/\]\(<https:\/\/guide\.example(.*?)>\)/g)].map(([, path = '']) => path)
  for (const path of ['/dataset', '/data/vendors.json', '/methodology', '/changes']) expect(paths).toContain(path)
  for (const path of [...vendorPaths, ...leavingPaths, ...guidePaths]) expect(paths).toContain(`${path}.md`)
  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200])
})
