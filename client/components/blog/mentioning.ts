import { articleKind } from '../../site/search/article-hits'
import type { SiteHit } from '../../site/search/site-search'

/** How many of the matches below the results are articles: those that match only in their text. */
export const articlesAmong = (hits: readonly SiteHit[]): number =>
  hits.filter(({ kind }) => kind === articleKind).length

/** What pages do that a search finds below its results. */
export const matchWords = (count: number): string => (count === 1 ? 'matches in its text' : 'match in their text')
