import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type LeadPage, type LeadQuery, leadQuery } from '../../../shared/admin/leads'
import { shownCount } from '../../../shared/admin/query'
import { submissionStatuses } from '../../../shared/admin/submissions'
import { buttonClass } from '../../components/button-class'
import { DownloadIcon } from '../../components/icons'
import { LeadFilters } from '../components/leads/filters'
import { LeadRow } from '../components/leads/row'
import { ListPaging, totalOf } from '../components/list-paging'
import { Outcome } from '../components/submissions/outcome'
import { StatusTabs } from '../components/submissions/status-tabs'
import { listAddress, loadList } from '../list'

export const loader =
  (api: AdminApi) =>
  ({ request }: LoaderFunctionArgs) =>
    loadList(leadQuery, request, api.listLeads)

const erased = { erased: { title: 'Lead erased', text: 'Nothing of it is kept here.' } }

export function Component() {
  const list = useLoaderData<LeadPage & { query: LeadQuery; isBeyond: boolean }>()
  const { query, leads, counts, owners, timeZone, today } = list
  const addressOf = listAddress('/admin/leads', leadQuery, query)
  const exportOf = listAddress('/api/admin/leads.csv', leadQuery, query)
  return (
    <>
      <title>Leads | Administration</title>
      <Outcome result={undefined} done={erased} />
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl font-bold tracking-tight">Leads</h1>
          <p className="mt-1 text-ink-soft">
            {`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. Answers are promised within 2 business days.`}
          </p>
        </div>
        <a href={exportOf({})} download className={buttonClass('secondary')}>
          <DownloadIcon className="size-5" />
          Export CSV
        </a>
      </div>
      <div className="mt-6">
        <StatusTabs
          tabs={tabsOf(counts)}
          current={query.status}
          addressOf={(status) => addressOf({ status: status as LeadQuery['status'] })}
        />
      </div>
      <LeadFilters query={query} owners={owners} />
      <p role="status" className="mt-6 mb-3 font-medium">
        {totalOf(list, 'lead')}
      </p>
      {leads.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} timeZone={timeZone} today={today} />
          ))}
        </ul>
      ) : (
        <Nothing isFirst={addressOf({}) === '/admin/leads' && list.total === 0} isBeyond={list.isBeyond} />
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}

function tabsOf(counts: LeadPage['counts']) {
  const all = submissionStatuses.reduce((sum, { value }) => sum + counts[value], 0)
  return [
    { value: '', label: 'All', count: all },
    { value: 'open', label: 'Open', count: counts.open },
    { value: 'overdue', label: 'Overdue', count: counts.overdue, isUrgent: true },
    ...submissionStatuses.map(({ value, label }) => ({ value, label, count: counts[value] })),
  ]
}

function Nothing({ isFirst, isBeyond }: { isFirst: boolean; isBeyond: boolean }) {
  if (isFirst)
    return <p className="text-ink-soft">No lead yet. Each request for a recommendation shows up here at once.</p>
  return (
    <p className="text-ink-soft">
      {isBeyond ? 'The list ends before this page. ' : 'No leads match. '}
      <Link to="/admin/leads" className="link">
        Show all leads
      </Link>
    </p>
  )
}
