import type { VendorId } from '../../../shared/catalogue'

type Review = typeof import('./opus.md')

/** The front matter of a review; a test holds every file, and the catalogue, to it. */
export interface ReviewMeta extends Omit<Review['meta'], 'title' | 'description'> {
  /** The catalogue's id; the facts of the text are taken from its record. */
  vendor: VendorId
  /** Fields that the text calls documented: the catalogue has a sourced value that is not a plain no. */
  documented: readonly string[]
  /** Fields that the text calls open, or tells the reader to ask about: the catalogue knows nothing about them. */
  open: readonly string[]
}

/** Each review is a chunk of its own, loaded when its page is opened. */
const reviews: Record<VendorId, () => Promise<Review>> = {
  opus: () => import('./opus.md'),
  therapynotes: () => import('./therapynotes.md'),
  kipu: () => import('./kipu.md'),
  simplepractice: () => import('./simplepractice.md'),
  doxy: () => import('./doxy.md'),
  epic: () => import('./epic.md'),
  therabill: () => import('./therabill.md'),
  therapyappointment: () => import('./therapyappointment.md'),
  valant: () => import('./valant.md'),
  nextgen: () => import('./nextgen.md'),
  kareo: () => import('./kareo.md'),
  credibleemr: () => import('./credibleemr.md'),
  athenahealth: () => import('./athenahealth.md'),
  clinicsource: () => import('./clinicsource.md'),
  cerner: () => import('./cerner.md'),
  clearent: () => import('./clearent.md'),
  mentegram: () => import('./mentegram.md'),
  smartcare: () => import('./smartcare.md'),
}

/** A review as a vendor's page shows it: its sections, and when the text last changed. */
export async function loadReview(id: VendorId) {
  const { html, headings, meta } = await reviews[id]()
  return { html, updated: meta.updated, headings: headings.filter(({ depth }) => depth === 2) }
}

/** The reviews as Markdown, by vendor. */
export async function reviewSources(): Promise<ReadonlyMap<string, string>> {
  const read = Object.entries(reviews).map(async ([id, load]) => [id, (await load()).markdown] as const)
  return new Map(await Promise.all(read))
}
