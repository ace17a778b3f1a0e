import { Link } from 'react-router'
import type { ListedMessage } from '../../../../shared/admin/messages'
import { DueMoment, Moment, StatusBadge } from '../submissions/badges'
import { CloseRow, RowBox } from '../submissions/many-form'

interface MessageRowProps {
  message: ListedMessage
  timeZone: string
  /** The query string of the list, passed on to the message's page for its previous and next links. */
  list: string
}

/** A message in the list: what it is about, how it begins, who wrote it, and what to do. */
export function MessageRow({ message, timeZone, list }: MessageRowProps) {
  const { id, name, subject, beginning, createdAt, status, owner, dueAt, overdue } = message
  const isNew = status === 'new'
  return (
    <li data-of-row="" className={isNew ? 'row-awaited' : undefined}>
      <RowBox id={id} name={subject} isSpam={status === 'spam'} />
      <div className="row-main">
        <p className="row-name">
          <Link to={`/admin/messages/${id}${list && `?${list}`}`} data-row="">
            <bdi>{subject}</bdi>
          </Link>
        </p>
        <p dir="auto" className="row-first row-text">
          {beginning}
        </p>
      </div>
      <div className="row-side">
        <p>
          <bdi>{name}</bdi>
        </p>
        <p>
          <Moment at={createdAt} timeZone={timeZone} />
        </p>
      </div>
      <div className="row-state">
        <p className="row-status">
          <StatusBadge status={status} />
        </p>
        <div className="row-work">
          {isNew && (
            <p className="row-due">
              <DueMoment {...{ dueAt, overdue, timeZone }} />
            </p>
          )}
          {owner && (
            <p className="row-owner">
              <bdi>{owner}</bdi>
            </p>
          )}
        </div>
      </div>
      {isNew && <CloseRow id={id} name={subject} />}
    </li>
  )
}
