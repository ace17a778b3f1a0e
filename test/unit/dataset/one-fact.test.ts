import { execFile, execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { GuideReport } from '../../support/guide-report'
import { openPages, wordsOf } from '../../support/pages'
import { readWorkbook } from '../../support/workbook'

/** Opus alone has this rating, so that each place of it can be counted; nothing has the other. */
const [rating, flipped] = ['4.8/5', '2.3/5']
const site = { siteUrl: 'https://guide.example', siteName: 'Guide' }

type Surfaces = Record<string, string>

/** What every surface says that Jest can load, by the modules as they are now. */
async function surfaces(): Promise<Surfaces> {
  const { vendors, findVendor } = await import('../../../shared/catalogue')
  const { release } = await import('../../../shared/catalogue/history')
  const { comparisonCsv } = await import('../../../shared/comparison/csv')
  const { changesFile, factsCsv, vendorsFile } = await import('../../../shared/dataset/files')
  const { comparisonMarkdown } = await import('../../../shared/markdown/comparison')
  const { readCostQuestion } = await import('../../../shared/cost/assumptions')
  const { guideMarkdown } = await import('../../../shared/markdown/guide')
  const { readGuideSources, readReviewSources } = await import('../../../client/renderer/guide-sources')
  const { llmsText } = await import('../../../shared/markdown/llms')
  const { vendorMarkdown } = await import('../../../shared/markdown/vendor')
  const { vendorReviews } = await import('../../../shared/vendors/reviews')
  const { createVendorService } = await import('../../../server/vendors/service')
  const render = await openPages()
  const page = async (path: string) => wordsOf(await render(path))
  const opus = findVendor('opus')
  const kipu = findVendor('kipu')
  const guides = await readGuideSources()
  const reviews = await readReviewSources()
  const guide = guides.find(({ path }) => path === '/blog/best-healthcare-crm-software')
  if (!(opus && kipu && guide)) throw new Error('the catalogue or a guide is not complete')
  return {
    comparison: await page('/comparisons?emr1=opus&emr2=kipu'),
    'home page': await page('/'),
    directory: await page('/vendors'),
    'vendor page': await page('/emr/opus'),
    'cards of a guide': await page('/blog/best-healthcare-crm-software'),
    'table of a guide': await page('/resources/top-emr-solutions'),
    CSV: comparisonCsv(vendors),
    'vendors.json': JSON.stringify(vendorsFile()),
    'facts.csv': factsCsv(),
    'Markdown of the vendor': vendorMarkdown(opus, { ...vendorReviews.opus, text: reviews.get('opus') ?? '' }, site),
    'Markdown of the comparison': comparisonMarkdown([opus, kipu], site, readCostQuestion(new URLSearchParams())),
    'Markdown of a guide': guideMarkdown(guide, vendors, site),
    '/api/vendors': JSON.stringify(await createVendorService().published()),
    'llms.txt': llmsText(site, vendors, guides),
    'changes.json': JSON.stringify({ ...changesFile(), changes: [] }),
    version: release.version,
  }
}

const count = (text: string | undefined, part: string) => (text ?? '').split(part).length - 1

/** Surfaces that name the version but no rating. */
const versionsAlone = ['llms.txt', 'changes.json', 'version']

let shipped: Surfaces
let changed: Surfaces

beforeAll(async () => {
  shipped = await surfaces()
  jest.resetModules()
  const record = JSON.parse(readFileSync('shared/catalogue/vendors/opus.json', 'utf8'))
  const flippedRecord = { ...record, starRating: { ...record.starRating, value: flipped } }
  jest.doMock('../../../shared/catalogue/vendors/opus.json', () => flippedRecord)
  jest.doMock('../../../shared/catalogue/history/release.json', () => ({
    version: '2027.01.02',
    generated: '2027-01-02',
  }))
  changed = await surfaces()
}, 240_000)

test('a value that is turned around changes on every surface, and the old one stands nowhere', () => {
  for (const [name, text] of Object.entries(shipped)) {
    if (versionsAlone.includes(name)) continue
    expect([name, count(text, rating) > 0, count(text, flipped)]).toEqual([name, true, 0])
    expect([name, count(changed[name], rating)]).toEqual([name, 0])
    expect([name, count(changed[name], flipped)]).toEqual([name, count(text, rating)])
  }
})

test('every surface with a version names the one whose facts it shows', () => {
  const versioned = [
    'vendors.json',
    'facts.csv',
    'Markdown of the vendor',
    'Markdown of the comparison',
    ...versionsAlone,
  ]
  for (const name of versioned) {
    expect([name, count(shipped[name], shipped.version ?? '?') > 0]).toEqual([name, true])
    expect([name, count(changed[name], '2027.01.02') > 0]).toEqual([name, true])
    expect([name, count(changed[name], `${shipped.version}"`)]).toEqual([name, 0])
  }
})

describe('in a copy of the project', () => {
  let folder: string
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'bemr-flip-'))
    for (const part of ['shared', 'client', 'scripts', 'public', 'test/support', 'package.json', 'tsconfig.json'])
      cpSync(part, join(folder, part), { recursive: true })
    symlinkSync(join(process.cwd(), 'node_modules'), join(folder, 'node_modules'))
    const file = join(folder, 'shared/catalogue/vendors/opus.json')
    const record = JSON.parse(readFileSync(file, 'utf8'))
    writeFileSync(file, JSON.stringify({ ...record, starRating: { ...record.starRating, value: flipped } }))
  })
  afterAll(() => rmSync(folder, { recursive: true }))

  test('the guide and its workbook show the value that was turned around, and the old one nowhere', async () => {
    for (const [name, text] of Object.entries(await report(folder)))
      expect([name, count(text, rating), count(text, flipped) > 0]).toEqual([name, 0, true])
  }, 480_000)

  test('the check demands the entry in the history', () => {
    expect(checkOf(folder)).toContain('opus.starRating')
  })
})

/** The words of the guide and the texts of its workbook, made in a folder. */
async function report(cwd: string): Promise<{ guide: string; workbook: string }> {
  const args = ['--import', 'tsx', 'test/support/guide-report.ts', 'once']
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd, maxBuffer: 64 * 1024 * 1024 })
  const { pages, workbook } = JSON.parse(stdout) as GuideReport
  const cells = readWorkbook(Buffer.from(workbook, 'base64')).flatMap((sheet) => [...sheet.cells.values()])
  const texts = cells.flatMap((cell) => ('text' in cell ? [cell.text] : []))
  return { guide: pages.join('\n').replace(/\s+/g, ''), workbook: texts.join('\n') }
}

function checkOf(folder: string): string {
  try {
    return execFileSync(process.execPath, ['scripts/check-history.mjs', folder], { encoding: 'utf8' })
  } catch (error) {
    return String((error as { stdout: unknown }).stdout)
  }
}
