interface SearchStatusProps {
  /** The number of articles found; left out if nothing is searched for or the number is unknown. */
  total?: number
}

/** Announces to screen readers that a search is running and what it found. */
export function SearchStatus({ total }: SearchStatusProps) {
  return (
    <p role="status" data-waiting="Loading articles..." className="mt-2 min-h-6 text-ink-soft">
      {total !== undefined && <span className="sr-only">{countWords(total)}</span>}
    </p>
  )
}

function countWords(total: number): string {
  if (total === 0) return 'No articles found'
  return `${total} ${total === 1 ? 'article' : 'articles'} found`
}
