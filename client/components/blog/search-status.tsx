import type { SiteHit } from '../../site/search/site-search'
import { articlesAmong, matchWords } from './mentioning'

interface SearchStatusProps {
  /** The number of articles found; left out if nothing is searched for or the number is unknown. */
  total?: number
  /** What matches elsewhere: the articles among it are counted too. */
  hits: readonly SiteHit[]
}

/** Announces to screen readers that a search is running and what it found. */
export function SearchStatus({ total, hits }: SearchStatusProps) {
  return (
    <p role="status" data-waiting="Loading articles..." className="search-status mt-2 text-ink-soft">
      {total !== undefined && (
        <span className="sr-only">{countWords(total) + mentionWords(total, articlesAmong(hits))}</span>
      )}
    </p>
  )
}

function countWords(total: number): string {
  if (total === 0) return 'No articles found'
  return `${total} ${total === 1 ? 'article' : 'articles'} found`
}

function mentionWords(total: number, count: number): string {
  if (count === 0) return ''
  return `; ${count} ${total === 0 ? '' : 'more '}below ${matchWords(count)}`
}
