import { isCompared } from '../../../shared/catalogue/scope'
import { byDepth, type Depth, depthWords } from '../../../shared/vendors/depth'
import { withTray } from '../../../shared/vendors/tray'
import { Titled } from '../titled'
import type { DirectoryEntry } from './directory-entry'
import { SystemRow } from './system-row'
import { GatherButton } from './tray'

interface DirectoryListProps {
  entries: readonly DirectoryEntry[]
  tray: readonly string[]
}

const headings: Readonly<Record<Depth, string>> = {
  review: depthWords.review.name,
  record: depthWords.record.name,
  listed: `${depthWords.listed.name}: too little is public to compare`,
}

/** What the columns hold, for the eye; each value names itself to a screen reader. */
const columns = ['System', 'Made for', 'Price a month', 'Size', 'Sourced', '']

/** The systems in groups by depth, one in a row. */
export function DirectoryList({ entries, tray }: DirectoryListProps) {
  return (
    <div className="stack-8">
      {byDepth(entries).map(({ depth, vendors }) => (
        <Titled key={depth} id={`depth-${depth}`} title={headings[depth]}>
          <p aria-hidden="true" className="systems-head">
            {columns.map((column) => (
              <span key={column}>{column}</span>
            ))}
          </p>
          <ul className="systems rows">
            {vendors.map((entry) => (
              <SystemRow key={entry.id} {...entry} to={withTray(`/emr/${entry.id}`, tray)}>
                {isCompared({ depth }) && <GatherButton id={entry.id} name={entry.name} tray={tray} />}
              </SystemRow>
            ))}
          </ul>
        </Titled>
      ))}
    </div>
  )
}
