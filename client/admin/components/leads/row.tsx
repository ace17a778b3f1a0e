import { Link } from 'react-router'
import type { LeadSummary } from '../../../../shared/admin/leads'
import { openStatuses } from '../../../../shared/admin/submissions'
import { practiceWords } from '../../../../shared/leads/practice'
import { DueDay, Moment, StatusBadge } from '../submissions/badges'
import { CloseRow, RowBox } from '../submissions/many-form'

interface LeadRowProps {
  lead: LeadSummary
  timeZone: string
  today: string
  /** The query string of the list, passed on to the lead's page for its previous and next links. */
  list: string
}

/** A lead in the list: who, what, how long ago, and what to do. */
export function LeadRow({ lead, timeZone, today, list }: LeadRowProps) {
  const isOpen = openStatuses.includes(lead.status)
  return (
    <li
      data-of-row=""
      className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1 py-2 pr-4 pl-1 has-[:checked]:bg-accent-soft sm:grid-cols-[auto_minmax(0,2fr)_15rem_minmax(0,1.4fr)] sm:items-center"
    >
      <RowBox id={lead.id} name={lead.organizationName} />
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to={leadAddress(lead, list)}
          data-row=""
          className="inline-block py-0.5 font-semibold hover:text-accent hover:underline"
        >
          <bdi>{lead.organizationName}</bdi>
        </Link>
        <p className="text-sm text-ink-soft">
          <bdi>{`${lead.firstName} ${lead.lastName}`}</bdi>
        </p>
      </div>
      <div className="col-start-2 text-sm text-ink-soft sm:col-start-auto">
        <p>{practiceWords(lead)}</p>
        <p>
          <Moment at={lead.createdAt} timeZone={timeZone} />
        </p>
      </div>
      <div className="col-start-2 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm sm:col-start-auto sm:justify-end sm:text-right">
        {isOpen && <DueDay {...lead} today={today} />}
        {lead.owner && <span className="text-ink-soft">{lead.owner}</span>}
        {lead.mergedInto ? <span className="text-ink-soft">Merged</span> : <StatusBadge status={lead.status} />}
        {isOpen && <CloseRow id={lead.id} name={lead.organizationName} />}
      </div>
    </li>
  )
}

/** The page of the lead, or of the lead that it was merged into. */
function leadAddress({ id, mergedInto }: LeadSummary, list: string): string {
  const path = `/admin/leads/${mergedInto ?? id}`
  return list ? `${path}?${list}` : path
}
