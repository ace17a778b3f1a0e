import { Link } from 'react-router'
import type { ListedCorrection } from '../../../../shared/admin/corrections'
import { Moment, StatusBadge } from '../submissions/badges'

interface CorrectionRowProps {
  correction: ListedCorrection
  timeZone: string
}

/** A report in the list: which value it is about, how it begins, and what was decided. */
export function CorrectionRow({ correction, timeZone }: CorrectionRowProps) {
  const { id, vendorName, label, beginning, createdAt, status } = correction
  return (
    <li>
      <div className="row-main">
        <p className="row-name">
          <Link to={`/admin/corrections/${id}`}>{`${vendorName}: ${label}`}</Link>
        </p>
        <p dir="auto" className="row-first row-text">
          {beginning}
        </p>
      </div>
      <p className="row-side">
        <Moment at={createdAt} timeZone={timeZone} />
      </p>
      <div className="row-state">
        <p className="row-status">
          <StatusBadge status={status} />
        </p>
      </div>
    </li>
  )
}
