import { Link } from 'react-router'

interface CompareChoicesProps {
  address: string
  againstBefore: boolean
  /** The latest version cannot be compared with itself, and the first has none before it. */
  isLatest: boolean
  hasBefore: boolean
}

/** Links that choose what a version is compared with: the latest one, or the one before it (`?against=before`). */
export function CompareChoices({ address, againstBefore, isLatest, hasBefore }: CompareChoicesProps) {
  if (isLatest || !hasBefore) return <div className="mt-6" />
  return (
    <nav aria-label="Compare with" className="-mx-1 my-4 flex flex-wrap">
      <Link to={address} aria-current={againstBefore ? undefined : 'page'} className="admin-link">
        Compare with current
      </Link>
      <Link to={`${address}?against=before`} aria-current={againstBefore ? 'page' : undefined} className="admin-link">
        Compare with previous
      </Link>
    </nav>
  )
}

/** A version number from an address; -1, which no version has, for anything else. */
export const versionOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
