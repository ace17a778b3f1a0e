import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { CorrectionStatus } from '../../../../shared/admin/corrections'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Moment, StatusBadge } from '../submissions/badges'
import { CloseRow, RowBox } from '../submissions/many-form'

interface DeskRowProps {
  item: { id: string; createdAt: string; status: SubmissionStatus | CorrectionStatus; owner?: string }
  name: string
  to: string
  first: ReactNode
  facts?: ReactNode
  from?: ReactNode
  /** In place of the status. */
  state?: ReactNode
  due?: ReactNode
  isWork?: boolean
  className?: string | undefined
}

/** A row of a desk list: what it is, how it begins, who it is from, and what to do. */
export function DeskRow({ item, name, to, isWork = true, className, ...parts }: DeskRowProps) {
  const { id, createdAt, status, owner } = item
  const { first, facts, from, state = <StatusBadge status={status} />, due } = parts
  return (
    <li data-of-row={isWork ? '' : undefined} className={className}>
      {isWork && <RowBox id={id} name={name} isSpam={status === 'spam'} />}
      <div className="row-main">
        <p className="row-name">
          <Link to={to} data-row={isWork ? '' : undefined}>
            <bdi>{name}</bdi>
          </Link>
        </p>
        {first}
      </div>
      {facts && <div className="row-facts">{facts}</div>}
      <div className="row-side">
        {from && <p>{from}</p>}
        <p>
          <Moment at={createdAt} />
        </p>
      </div>
      <div className="row-state">
        <p className="row-status">{state}</p>
        {isWork && (
          <div className="row-work">
            {due && <p className="row-due">{due}</p>}
            {owner && (
              <p className="row-owner">
                <bdi>{owner}</bdi>
              </p>
            )}
          </div>
        )}
      </div>
      {due && <CloseRow id={id} name={name} />}
    </li>
  )
}

/** The beginning of a text as the line below a row's name. */
export const Beginning = ({ text }: { text: string }) => (
  <p dir="auto" className="row-first row-text">
    {text}
  </p>
)
