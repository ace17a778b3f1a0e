import { Link } from 'react-router'
import type { LeadSummary } from '../../../../shared/admin/leads'
import { openStatuses } from '../../../../shared/admin/submissions'
import { industries, providerCounts } from '../../../../shared/leads/options'
import { DueDay, Moment, StatusBadge } from '../submissions/badges'

const labelOf = (options: readonly { value: string; label: string }[], value: string) =>
  options.find((option) => option.value === value)?.label ?? value

/** A lead in the list: who, what, since when, and what is to be done. */
export function LeadRow({ lead, timeZone, today }: { lead: LeadSummary; timeZone: string; today: string }) {
  const providers = labelOf(providerCounts, lead.numberOfProviders)
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(0,2fr)_minmax(0,1.5fr)_minmax(0,1.2fr)] sm:items-center">
      <div className="min-w-0 [overflow-wrap:anywhere]">
        <Link
          to={`/admin/leads/${lead.id}`}
          className="inline-block py-0.5 font-semibold hover:text-accent hover:underline"
        >
          <bdi>{lead.organizationName}</bdi>
        </Link>
        <p className="text-[0.9375rem] text-ink-soft">
          <bdi>{`${lead.firstName} ${lead.lastName}`}</bdi>
        </p>
      </div>
      <div className="text-[0.9375rem] text-ink-soft">
        <p>{`${labelOf(industries, lead.industry)}, ${/\d/.test(providers) ? `${providers} providers` : providers}`}</p>
        <p>
          <Moment at={lead.createdAt} timeZone={timeZone} />
        </p>
      </div>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1 text-[0.9375rem] sm:justify-end sm:text-right">
        {openStatuses.includes(lead.status) && <DueDay {...lead} today={today} />}
        {lead.owner && <span className="text-ink-soft">{lead.owner}</span>}
        <StatusBadge status={lead.status} />
      </div>
    </li>
  )
}
