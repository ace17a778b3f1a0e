import type { VendorId } from '../../../shared/catalogue'
import { reviews } from '../../../shared/catalogue/made/reviews'

type Review = Awaited<ReturnType<(typeof reviews)[keyof typeof reviews]>>

/** Each review is a separate chunk, loaded when its page is requested. */
const ofVendors: Partial<Record<VendorId, () => Promise<Review>>> = reviews

/** The ids of sections that tell a reader what to ask or do: `what-to-ask-first`, `what-to-do-now`. */
const asks = /^what-to-(?:ask|do)-/

/** One section of a text, with its heading. */
export interface TextSection {
  id: string
  heading: string
  html: string
}

/** The text on a vendor's page, of whatever length. */
export interface VendorText {
  sections: readonly TextSection[]
  /** The id of the section with the questions. */
  asking?: string
  /** The month of the last change of substance. */
  updated?: string
}

/** The review of a vendor, or the shorter text of one that is on record or listed; empty for one without a text. */
export async function loadReview(id: VendorId): Promise<VendorText> {
  const review = await ofVendors[id]?.()
  if (!review) return { sections: [] }
  const { html } = review
  const headings = review.headings.filter(({ depth }) => depth === 2)
  const starts = headings.map((heading) => html.indexOf(`<h2 id="${heading.id}"`))
  return {
    sections: headings.map((heading, place) => ({
      id: heading.id,
      heading: heading.text,
      html: html.slice(starts[place], starts[place + 1]),
    })),
    asking: headings.find((heading) => asks.test(heading.id))?.id,
    updated: review.meta.updated,
  }
}

/** The reviews as Markdown, by vendor. */
export async function reviewSources(): Promise<ReadonlyMap<string, string>> {
  const read = Object.entries(reviews).map(async ([id, load]) => [id, (await load()).markdown] as const)
  return new Map(await Promise.all(read))
}
