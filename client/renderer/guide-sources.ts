import type { GuideSource } from '../../shared/markdown/guide'
import { reviewSources } from '../content/reviews'
import { guideSources } from '../content/specialty-guides'
import { fieldGuideSources, resourceSources } from '../content/texts'

/** The guides as they are written, in the order in which the site lists them; the server sends them as Markdown. */
export async function readGuideSources(): Promise<readonly GuideSource[]> {
  return (await Promise.all([guideSources(), resourceSources(), fieldGuideSources()])).flat()
}

/** The reviews as they are written, by vendor; the server sends each with the record of its vendor. */
export const readReviewSources = reviewSources
