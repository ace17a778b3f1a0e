import type { GuideSource } from '../../shared/markdown/guide'
import { reviewSources } from '../content/reviews'
import { guideSources } from '../content/specialty-guides'
import { fieldGuideSources, resourceSources } from '../content/texts'

/** The guides' sources in the site's listing order; the server sends them as Markdown. */
export async function readGuideSources(): Promise<readonly GuideSource[]> {
  return (await Promise.all([guideSources(), resourceSources(), fieldGuideSources()])).flat()
}

/** The reviews' sources by vendor; the server sends each with its vendor's record. */
export const readReviewSources = reviewSources
