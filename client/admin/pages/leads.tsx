import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type LeadPage, type LeadQuery, leadQuery } from '../../../shared/admin/leads'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import { submissionStatuses } from '../../../shared/admin/submissions'
import type { SavedView } from '../../../shared/admin/views'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { LeadFilters } from '../components/leads/filters'
import { LeadRow } from '../components/leads/row'
import { ExportLink, ListHead, ListTitle } from '../components/list-head'
import { ListPaging, totalOf } from '../components/list-paging'
import { NewRows } from '../components/new-rows'
import { SavedViews, SaveView } from '../components/saved-views'
import { changeSelected } from '../components/submissions/change-selected'
import { ManyForm } from '../components/submissions/many-form'
import { Outcome } from '../components/submissions/outcome'
import { countedTabs, HeldAsSpam, StatusTabs } from '../components/submissions/status-tabs'
import { listAddress, listDone, loadList, type Viewed, viewIntents } from '../list'

export const loader =
  (api: AdminApi) =>
  ({ request }: LoaderFunctionArgs) =>
    loadList(leadQuery, request, async (query) => {
      const [page, views] = await Promise.all([api.listLeads(withoutSpam(query)), api.listViews({ list: 'leads' })])
      return { ...page, views }
    })

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      ...viewIntents(api, 'leads', request),
      many: (_values, form) => changeSelected(request, form, api.changeLeads),
      async undo({ act }) {
        await api.undoLeads(act ?? '')
        return addressWith(request, 'undone')
      },
    })

const done = { ...listDone, erased: { title: 'Lead erased', text: 'Nothing about it is kept here.' } }

export function Component() {
  const list = useLoaderData<LeadPage & Viewed<LeadQuery> & { isBeyond: boolean; views: SavedView[] }>()
  const result = useActionData<AdminResult>()
  const { query, leads, counts, owners, timeZone, today, views, readAt } = list
  const addressOf = listAddress('/admin/leads', list)
  const exportOf = listAddress('/api/admin/leads.csv', list)
  const current = listAddress('', list)({}).slice(1)
  return (
    <>
      <title>Leads | Administration</title>
      <Outcome result={result} done={done} />
      <ListTitle title="Leads">
        {`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. Answers are promised within 2 business days.`}{' '}
        <HeldAsSpam count={counts.spam} to="/admin/leads?status=spam" />
      </ListTitle>
      <StatusTabs
        tabs={tabsOf(counts)}
        current={query.status}
        addressOf={(status) => addressOf({ status: status as LeadQuery['status'] })}
      />
      <SavedViews path="/admin/leads" views={views} current={current} />
      <LeadFilters query={query} owners={owners} />
      <ListHead total={totalOf(list, 'lead')} arrivals={<NewRows of="leads" noun="lead" readAt={readAt} />}>
        <SaveView views={views} current={current} />
        <ExportLink to={exportOf(query.status === '' ? { spam: 'no' } : {})} />
      </ListHead>
      {leads.length > 0 ? (
        <ManyForm noun="lead" statuses={statuses} owners={owners} isSpam={query.status === 'spam'}>
          {leads.map((lead) => (
            <LeadRow key={lead.id} lead={lead} timeZone={timeZone} today={today} list={current} />
          ))}
        </ManyForm>
      ) : (
        <Nothing isFirst={current === '' && list.total === 0} isBeyond={list.isBeyond} />
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}

const statuses = submissionStatuses.map(({ value }) => value)

function tabsOf(counts: LeadPage['counts']) {
  const { tabs } = countedTabs(statuses, counts)
  return [
    ...tabs.slice(0, 1),
    { value: 'open', label: 'Open', count: counts.open },
    { value: 'overdue', label: 'Overdue', count: counts.overdue, isUrgent: true },
    ...tabs.slice(1),
  ]
}

function Nothing({ isFirst, isBeyond }: { isFirst: boolean; isBeyond: boolean }) {
  if (isFirst)
    return (
      <p className="text-ink-soft">No leads yet. Requests for a recommendation appear here as soon as they arrive.</p>
    )
  return (
    <p className="text-ink-soft">
      {isBeyond ? 'The list ends before this page. ' : 'No leads match. '}
      <Link to="/admin/leads" className="link">
        Show all leads
      </Link>
    </p>
  )
}
