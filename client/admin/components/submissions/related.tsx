import { Link } from 'react-router'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Moment, StatusBadge } from './badges'

interface RelatedProps {
  items: readonly { id: string; name: string; to: string; createdAt: string; status: SubmissionStatus }[]
  timeZone: string
}

/** Other items from the same email address. */
export function Related({ items, timeZone }: RelatedProps) {
  return (
    <ul className="rows text-sm">
      {items.map(({ id, name, to, createdAt, status }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0">
          <Link to={to} className="link py-0.5 [overflow-wrap:anywhere]">
            <bdi>{name}</bdi>
          </Link>
          <span className="flex flex-wrap items-center gap-x-3">
            <span className="text-ink-soft">
              <Moment at={createdAt} timeZone={timeZone} />
            </span>
            <StatusBadge status={status} />
          </span>
        </li>
      ))}
    </ul>
  )
}
