import { type ActionFunctionArgs, Link, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type LeadPage, type LeadQuery, leadQuery, leadSorts } from '../../../shared/admin/leads'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import { submissionStatuses } from '../../../shared/admin/submissions'
import type { SavedView } from '../../../shared/admin/views'
import { industries } from '../../../shared/leads/options'
import { type AdminResult, adminAction } from '../admin-action'
import { listIntents } from '../components/desk/acts'
import { DeskList } from '../components/desk/list'
import { LeadRow } from '../components/leads/row'
import { anyOf, ownerOptions } from '../components/list-filters'
import { countedTabs } from '../components/submissions/status-tabs'
import { listAddress, listDone, loadList, type Viewed } from '../list'

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
    adminAction(await request.formData(), listIntents(api, 'leads', request))

const done = { ...listDone, erased: { title: 'Lead erased', text: 'Nothing about it is kept here.' } }

export function Component() {
  const list = useLoaderData<LeadPage & Viewed<LeadQuery> & { isBeyond: boolean; views: SavedView[] }>()
  const result = useActionData<AdminResult>()
  const { query, leads, counts, owners, timeZone, today, views, readAt } = list
  const exportOf = listAddress('/api/admin/leads.csv', list)
  const current = listAddress('', list)({}).slice(1)
  return (
    <DeskList
      path="/admin/leads"
      title="Leads"
      noun="lead"
      intro={`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. Answers are promised within 2 business days.`}
      list={list}
      addressOf={listAddress('/admin/leads', list)}
      tabs={tabsOf(counts)}
      placeholder="Name, email, words…"
      choices={[
        { name: 'industry', label: 'Industry', value: query.industry, options: [anyOf, ...industries] },
        { name: 'owner', label: 'Owner', value: query.owner, options: ownerOptions(owners) },
        { name: 'sort', label: 'Order', value: query.sort, options: leadSorts },
      ]}
      result={result}
      done={done}
      work={{ noun: 'lead', statuses, owners, views, current, readAt, held: counts.spam }}
      exportTo={exportOf(query.status === '' ? { spam: 'no' } : {})}
      rows={leads.map((lead) => <LeadRow key={lead.id} lead={lead} timeZone={timeZone} today={today} list={current} />)}
      none={noLeads(current === '' && list.total === 0, list.isBeyond)}
    />
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

const noLeads = (isFirst: boolean, isBeyond: boolean) =>
  isFirst ? (
    'No leads yet. Requests for a recommendation appear here as soon as they arrive.'
  ) : (
    <>
      {isBeyond ? 'The list ends before this page. ' : 'No leads match. '}
      <Link to="/admin/leads" className="link">
        Show all leads
      </Link>
    </>
  )
