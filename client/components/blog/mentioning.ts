import { articleKind } from '../../site/search/article-hits'
import type { SiteHit } from '../../site/search/site-search'

/** How many of the matches below the results are articles: those that only mention the words of the search. */
export const articlesAmong = (hits: readonly SiteHit[]): number =>
  hits.filter(({ kind }) => kind === articleKind).length

export const isOneWord = (search: string): boolean => !/\s/.test(search)

/** What sentences call the words of a search. */
export const wordsOf = (search: string): string => (isOneWord(search) ? 'this word' : 'these words')

export const mention = (count: number): string => (count === 1 ? 'mentions' : 'mention')
