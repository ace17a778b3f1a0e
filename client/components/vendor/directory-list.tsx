import { Link } from 'react-router'
import { byDepth, type Depth, depthWords } from '../../../shared/vendors/depth'
import { withTray } from '../../../shared/vendors/tray'
import { DirectoryCard } from './directory-card'
import type { DirectoryEntry } from './directory-entry'

interface DirectoryListProps {
  entries: readonly DirectoryEntry[]
  tray: readonly string[]
}

const headings: Readonly<Record<Depth, string>> = {
  review: depthWords.review.name,
  record: depthWords.record.name,
  listed: `${depthWords.listed.name}: too little is public to compare`,
}

/** The systems in groups by depth: those that can be compared as cards, and the listed ones in a line each. */
export function DirectoryList({ entries, tray }: DirectoryListProps) {
  return (
    <div className="stack-8">
      {byDepth(entries).map(({ depth, vendors }) => (
        <section key={depth} aria-labelledby={`depth-${depth}`}>
          <h2 id={`depth-${depth}`} className="mb-3 text-xl">
            {headings[depth]}
          </h2>
          {depth === 'listed' ? (
            <ul className="rows rounded-2xl border border-line bg-surface">
              {vendors.map((entry) => (
                <ListedSystem key={entry.id} {...entry} tray={tray} />
              ))}
            </ul>
          ) : (
            <ul className="directory">
              {vendors.map((entry) => (
                <li key={entry.id}>
                  <DirectoryCard {...entry} tray={tray} />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  )
}

function ListedSystem({ id, name, blurb, tray }: DirectoryEntry & { tray: readonly string[] }) {
  return (
    <li className="px-4 py-3 sm:px-6">
      <h3 className="font-semibold">
        <Link to={withTray(`/emr/${id}`, tray)} className="link">
          {name}
        </Link>
      </h3>
      <p className="text-sm text-ink-soft">{blurb}</p>
    </li>
  )
}
