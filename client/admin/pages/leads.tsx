import { Link, useActionData } from 'react-router'
import { leadQuery, leadSorts } from '../../../shared/admin/leads'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import { leadStatuses } from '../../../shared/admin/submissions'
import { industries } from '../../../shared/leads/options'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { listIntents } from '../components/desk/acts'
import { DeskList } from '../components/desk/list'
import { LeadRow } from '../components/leads/row'
import { anyOf, ownerOptions } from '../components/list-filters'
import { countedTabs } from '../components/submissions/status-tabs'
import { listAddress, loadList } from '../list'

export const loader = pageLoader((api, { request }) =>
  loadList(leadQuery, request, async (query) => {
    const [page, views] = await Promise.all([api.listLeads(withoutSpam(query)), api.listViews({ list: 'leads' })])
    return { ...page, views }
  }),
)

export const action = pageAction((api, { request }) => listIntents(api, 'leads', request))

export function Component() {
  const list = useLoaded<typeof loader>()
  const { query, leads, counts, owners, today } = list
  const current = listAddress('', list)({}).slice(1)
  const open = { value: 'open', label: 'Open', count: counts.open }
  const overdue = { value: 'overdue', label: 'Overdue', count: counts.overdue, isUrgent: true }
  return (
    <DeskList
      of="leads"
      intro={`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. Answers are promised within 2 business days.`}
      list={list}
      tabs={countedTabs(leadStatuses, counts).tabs.toSpliced(1, 0, open, overdue)}
      choices={[
        { name: 'industry', label: 'Industry', value: query.industry, options: [anyOf, ...industries] },
        { name: 'owner', label: 'Owner', value: query.owner, options: ownerOptions(owners) },
        { name: 'sort', label: 'Order', value: query.sort, options: leadSorts },
      ]}
      result={useActionData<AdminResult>()}
      work={{ ...list, statuses: leadStatuses, held: counts.spam }}
      exportTo={listAddress('/api/admin/leads.csv', list)(query.status === '' ? { spam: 'no' } : {})}
      rows={leads.map((lead) => <LeadRow key={lead.id} lead={lead} today={today} list={current} />)}
      none={noLeads(current === '' && list.total === 0, list.isBeyond)}
    />
  )
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
