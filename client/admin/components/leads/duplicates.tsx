import { Link } from 'react-router'
import type { LeadDetail } from '../../../../shared/admin/leads'
import { Moment, StatusBadge } from '../submissions/badges'

/** Other leads that may be the same visitor's, with what they have in common. */
export function Duplicates({ lead: { duplicates, timeZone } }: { lead: LeadDetail }) {
  return (
    <ul className="divide-y divide-line text-[0.9375rem]">
      {duplicates.map(({ id, name, organizationName, createdAt, status, common }) => (
        <li key={id} className="py-2 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center justify-between gap-2">
            <Link to={`/admin/leads/${id}`} className="link py-0.5 [overflow-wrap:anywhere]">
              <bdi>{organizationName}</bdi>
            </Link>
            <StatusBadge status={status} />
          </p>
          <p className="text-ink-soft">
            <bdi>{name}</bdi>
            {', '}
            <Moment at={createdAt} timeZone={timeZone} />
          </p>
          <p className="text-ink-soft">{`Same ${common.join(', ')}`}</p>
        </li>
      ))}
    </ul>
  )
}
