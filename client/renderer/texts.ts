/** The texts as the server needs them: the sitemap uses their dates, and the sources are sent as Markdown. */
export { reviewSources as readReviewSources } from '../content/reviews'
export { readGuideSources, readTextDates } from '../content/texts'
