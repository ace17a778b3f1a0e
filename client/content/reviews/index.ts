import type { VendorId } from '../../../shared/catalogue'
import { reviews } from '../../../shared/catalogue/made/reviews'

type Review = typeof import('*.md')

/** The front matter of a review. A test checks every file against it and the catalogue. */
export interface ReviewMeta extends Omit<Review['meta'], 'title' | 'description'> {
  /** The catalogue's id; the text's facts come from this record. */
  vendor: VendorId
  /** Fields that the text calls documented: the catalogue has a sourced value other than no. */
  documented: readonly string[]
  /** Fields that the text calls open or suggests asking about: their values are unknown. */
  open: readonly string[]
}

/** Each review is a separate chunk, loaded when its page is requested. */
const ofVendors: Partial<Record<VendorId, () => Promise<Review>>> = reviews

/** The section after the one on cost, which ends with the page's table of costs. */
const afterCost = '<h2 id="what-to-ask-in-the-demo"'

/** A review as a vendor's page shows it: its text to the table of costs and after it, its sections, and the date of the last change. */
export async function loadReview(id: VendorId) {
  const review = await ofVendors[id]?.()
  if (!review) throw new Error(`No review of "${id}"`)
  const { html, headings, meta } = review
  const [untilCost = '', rest = ''] = html.split(afterCost)
  return {
    html: [untilCost, `${afterCost}${rest}`] as const,
    updated: meta.updated,
    headings: headings.filter(({ depth }) => depth === 2),
  }
}

/** The reviews as Markdown, by vendor. */
export async function reviewSources(): Promise<ReadonlyMap<string, string>> {
  const read = Object.entries(reviews).map(async ([id, load]) => [id, (await load()).markdown] as const)
  return new Map(await Promise.all(read))
}
