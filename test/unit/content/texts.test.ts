import { readFileSync } from 'node:fs'
import { guideTimeline } from '../../../client/content/free-guide'
import { loadText, type TextPath } from '../../../client/content/texts'
import { compared } from '../../../shared/catalogue'
import { dateWords } from '../../../shared/catalogue/basis'
import { catalogueChecked } from '../../../shared/catalogue/checked'
import { marketSegments } from '../../../shared/site/market-segments'
import { resourceLinks } from '../../../shared/site/navigation'

const guides = resourceLinks.map(({ to }) => to as TextPath)

test.each(guides)(
  '%s is long enough to be useful and has a description that search engines show in full',
  async (path) => {
    const { meta, words, headings } = await loadText(path)
    expect(words).toBeGreaterThanOrEqual(900)
    expect(words).toBeLessThanOrEqual(1700)
    expect(meta.description.length).toBeLessThanOrEqual(160)
    expect(headings.length).toBeGreaterThan(5)
  },
)

test('the benefits guide has seven benefits, and links its two quoted ranges to their evidence', async () => {
  const { headings, html } = await loadText('/resources/emr-benefits')
  expect(headings.filter(({ text }) => /^\d\. /.test(text))).toHaveLength(7)
  expect(html).toContain('30-50%')
  expect(html).toContain('15-25%')
  expect(html).toContain('href="/methodology#figures"')
})

test("the buyer's guide has five steps, and the implementation guide four phases with their weeks", async () => {
  const choose = await loadText('/resources/how-to-choose-emr')
  expect(choose.headings.filter(({ text }) => text.startsWith('Step '))).toHaveLength(5)
  const implement = await loadText('/resources/emr-implementation')
  expect(implement.headings.map(({ text }) => text).filter((text) => text.startsWith('Phase '))).toEqual([
    'Phase 1: Planning, weeks 1-2',
    'Phase 2: Vendor Selection, weeks 3-6',
    'Phase 3: Implementation, weeks 7-12',
    'Phase 4: Go-Live, weeks 13-16',
  ])
})

test("the implementation guide sets the budget and the reserve in its first phase, by a step of the buyer's guide", async () => {
  const { html } = await loadText('/resources/emr-implementation')
  const [, first = ''] = html.split(/<h2[^>]*>Phase /)
  const [, step = ''] = /reserve<\/h3>.*?href="\/resources\/how-to-choose-emr#([^"]+)"/s.exec(first) ?? []
  expect((await loadText('/resources/how-to-choose-emr')).headings.map(({ id }) => id)).toContain(step)
})

test('the implementation guide and the timeline say of the first weeks what the article on them says', async () => {
  const article = readFileSync('migrations/articles/first-30-days-after-emr-go-live.md', 'utf8')
  const guide = readFileSync('client/content/resources/emr-implementation.md', 'utf8')
  const timeline = JSON.stringify(guideTimeline)
  for (const text of [article, guide, timeline]) {
    expect(text).toMatch(/champions\b.* on the first two days/i)
    expect(text).toMatch(/\bfive figures\b/i)
  }
  const [, columns = ''] = /with four columns: ([^.]+)\./.exec(article) ?? []
  expect(guide).toContain(`with four columns: ${columns}.`)
})

test('the methodology gives the order of the picks, and no number for any of them', async () => {
  const { html } = await loadText('/methodology')
  const [, match = ''] = html.split(/<h2[^>]*id="match"/)
  const [, steps = ''] = /<ol>(.*?)<\/ol>/s.exec(match) ?? []
  expect(steps.match(/<li>/g)).toHaveLength(6)
  expect(match.split('<h2')[0]).not.toMatch(/\bof 100\b|\bweights?\b|\bshares?\b/)
})

test('the methodology links to both readings of Epic and has the anchors that other pages link to', async () => {
  const { html, headings } = await loadText('/methodology')
  expect(html).toContain('href="/emr/epic"')
  const ids = headings.map(({ id }) => id)
  expect(ids).toEqual(
    expect.arrayContaining(['depth', 'hipaa', 'sources', 'verification', 'figures', 'promises', 'affiliate', 'epic']),
  )
})

test("the methodology states the month of the catalogue's last review", async () => {
  const { html } = await loadText('/methodology')
  expect(html.replace(/<[^>]+>/g, '')).toContain(`last reviewed in ${dateWords(catalogueChecked)}`)
})

test('every system that we compare is in exactly one market segment', () => {
  expect(marketSegments.flatMap(({ vendors: ids }) => ids).sort()).toEqual(compared.map(({ id }) => id).sort())
})
