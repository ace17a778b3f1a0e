import { parseListAddress } from '../../../shared/blog/address'
import { usePendingQuery } from '../choice-form'

interface SearchStatusProps {
  search: string
  /** Articles found; absent where nothing is searched for, or nobody knows. */
  total?: number
}

/** Tells whoever does not see the list change that a search is under way, and what it found. */
export function SearchStatus({ search, total }: SearchStatusProps) {
  const pending = usePendingQuery()
  const awaited = pending && parseListAddress(pending).search !== search
  return (
    <p role="status" className="mt-2 min-h-6 text-ink-soft">
      {awaited ? (
        <span className="late">Loading articles...</span>
      ) : (
        total !== undefined && <span className="sr-only">{countWords(total)}</span>
      )}
    </p>
  )
}

function countWords(total: number): string {
  if (total === 0) return 'No articles found'
  return `${total} ${total === 1 ? 'article' : 'articles'} found`
}
