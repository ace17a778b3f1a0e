import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { isCompared } from '../../../shared/catalogue/scope'
import { byDepth, type Depth, depthWords } from '../../../shared/vendors/depth'
import { withTray } from '../../../shared/vendors/tray'
import { MarkedRating } from '../comparison/fact-cell'
import { AlertIcon } from '../icons'
import { Titled } from '../titled'
import type { DirectoryEntry } from './directory-entry'
import { applying, EvidenceBar } from './evidence-bar'
import { GatherButton } from './tray'
import { ValueLink } from './value-link'

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

interface SystemRowProps extends DirectoryEntry {
  /** The address of its page. */
  to: string
  /** What can be done with it. */
  children: ReactNode
}

/** A system in one row: its name, for whom it is, price, size, and how much is known of it. */
function SystemRow({
  name,
  otherName,
  rating,
  forWhom,
  warning,
  against,
  price,
  size,
  counts,
  to,
  children,
}: SystemRowProps) {
  const all = applying(counts)
  return (
    <li>
      <div>
        <h3>
          <Link to={to} className="link inline-block py-1">
            {name}
          </Link>
        </h3>
        <p className="text-sm text-ink-soft">
          {otherName && `${otherName} `}
          {rating && <MarkedRating {...rating} of={name} />}
        </p>
      </div>
      <div className="text-sm">
        {warning && (
          <p className="flex gap-2 font-medium">
            <AlertIcon className="size-5 shrink-0 text-star" />
            {warning}
          </p>
        )}
        {forWhom && <ValueLink mark={forWhom.mark} of={`${name}, made for`} text={forWhom.text} />}
        {against && (
          <p className="mt-1">
            <b>Against: </b>
            <ValueLink mark={against.mark} of={`What speaks against ${name}`} text={against.text} />
          </p>
        )}
      </div>
      <p className="figures">
        <ValueLink mark={price.mark} of={`${name}, price`} text={price.text} />
      </p>
      <p className="figures">
        <ValueLink mark={size.mark} of={`${name}, size`} text={size.text} />
      </p>
      <p className="evidence">
        <EvidenceBar counts={counts} label={`${counts.sourced} of ${all} values sourced`} />
      </p>
      <div className="no-print">{children}</div>
    </li>
  )
}
