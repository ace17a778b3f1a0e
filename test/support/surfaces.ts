import { openPages, wordsOf } from './pages'

const site = { siteUrl: 'https://guide.example', siteName: 'Guide' }

/** The text of each surface, by its name or address. */
export type Surfaces = Record<string, string>

/** The text of every surface that shows the catalogue, from freshly loaded modules. */
export async function surfaces(): Promise<Surfaces> {
  const { vendors } = await import('../../shared/catalogue')
  const { readGuideSources } = await import('../../client/renderer/texts')
  const guides = await readGuideSources()
  const paths = ['/', '/vendors', ...guides.map(({ path }) => path), ...vendors.map(({ id }) => `/emr/${id}`)]
  for (let at = 0; at < vendors.length; at += 4) paths.push(comparisonOf(vendors.slice(at, at + 4)))
  const render = await openPages()
  const found: Surfaces = { ...(await files()), ...(await markdown()) }
  for (const path of paths) found[path] = wordsOf(await render(path))
  return found
}

const comparisonOf = (vendors: readonly { id: string }[]) =>
  `/comparisons?${vendors.map(({ id }, index) => `emr${index + 1}=${id}`).join('&')}`

async function files(): Promise<Surfaces> {
  const { vendors } = await import('../../shared/catalogue')
  const { comparisonCsv } = await import('../../shared/comparison/csv')
  const { changesFile, factsCsv, vendorsFile } = await import('../../shared/dataset/files')
  const { publishedVendor } = await import('../../shared/catalogue/published')
  return {
    'comparison.csv': comparisonCsv(vendors),
    'vendors.json': JSON.stringify(vendorsFile()),
    'facts.csv': factsCsv(),
    '/api/vendors': JSON.stringify(vendors.map(publishedVendor)),
    'changes.json': JSON.stringify({ ...changesFile(), changes: [] }),
  }
}

async function markdown(): Promise<Surfaces> {
  const { vendors } = await import('../../shared/catalogue')
  const { readCostQuestion } = await import('../../shared/cost/assumptions')
  const { comparisonMarkdown } = await import('../../shared/markdown/comparison')
  const { guideMarkdown } = await import('../../shared/markdown/guide')
  const { llmsText } = await import('../../shared/markdown/llms')
  const { vendorMarkdown } = await import('../../shared/markdown/vendor')
  const { readGuideSources, readReviewSources } = await import('../../client/renderer/texts')
  const [guides, reviews] = await Promise.all([readGuideSources(), readReviewSources()])
  const found: Surfaces = {
    'llms.txt': llmsText(site, vendors, guides),
    '/comparisons.md': comparisonMarkdown(vendors, site, readCostQuestion(new URLSearchParams())),
  }
  for (const guide of guides) found[`${guide.path}.md`] = guideMarkdown(guide, vendors, site)
  for (const vendor of vendors) {
    const review = { ...vendor.card, text: reviews.get(vendor.id) ?? '' }
    found[`/emr/${vendor.id}.md`] = vendorMarkdown(vendor, review, site)
  }
  return found
}
