import { Link } from 'react-router'

interface CompareChoicesProps {
  address: string
  againstBefore: boolean
  /** The latest one is the one it would be compared with, and the first has none before it. */
  isLatest: boolean
  hasBefore: boolean
}

/** With what a version is compared: the latest one, or the one before it (`?against=before`). */
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

/** A version's number in an address; one that is no number is no version's. */
export const versionOf = (text = '') => (/^\d{1,9}$/.test(text) ? Number(text) : -1)
