import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import {
  type MessagePage,
  type MessageQuery,
  messageQuery,
  messageStatuses,
  promisedHours,
} from '../../../shared/admin/messages'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import type { SavedView } from '../../../shared/admin/views'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { ownerOptions } from '../components/filter-choice'
import { ListFilters } from '../components/list-filters'
import { ListHead, ListTitle } from '../components/list-head'
import { ListPaging, totalOf } from '../components/list-paging'
import { MessageRow } from '../components/messages/row'
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
    loadList(messageQuery, request, async (query) => {
      const [page, views] = await Promise.all([
        api.listMessages(withoutSpam(query)),
        api.listViews({ list: 'messages' }),
      ])
      return { ...page, views }
    })

export const action =
  (api: AdminApi) =>
  async ({ request }: ActionFunctionArgs) =>
    adminAction(await request.formData(), {
      ...viewIntents(api, 'messages', request),
      many: (_values, form) => changeSelected(request, form, api.changeMessages),
      async undo({ act }) {
        await api.undoMessages(act ?? '')
        return addressWith(request, 'undone')
      },
    })

const done = { ...listDone, erased: { title: 'Message erased', text: 'Nothing about it is kept here.' } }

export function Component() {
  const list = useLoaderData<MessagePage & Viewed<MessageQuery> & { views: SavedView[] }>()
  const result = useActionData<AdminResult>()
  const { query, messages, counts, owners, timeZone, views, readAt } = list
  const current = listAddress('', list)({}).slice(1)
  const addressOf = listAddress('/admin/messages', list)
  const { tabs, total } = countedTabs(messageStatuses, counts)
  const overdue = { value: 'overdue', label: 'Overdue', count: counts.overdue, isUrgent: true }
  return (
    <>
      <title>Messages | Administration</title>
      <Outcome result={result} done={done} />
      <ListTitle title="Messages">
        {`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. We aim to answer within ${promisedHours} hours.`}{' '}
        <HeldAsSpam count={counts.spam} to="/admin/messages?status=spam" />
      </ListTitle>
      <StatusTabs
        tabs={[...tabs.slice(0, 2), overdue, ...tabs.slice(2)]}
        current={query.status}
        addressOf={(status) => addressOf({ status: status as MessageQuery['status'] })}
      />
      <SavedViews path="/admin/messages" views={views} current={current} />
      <ListFilters
        action="/admin/messages"
        query={query}
        placeholder="Name, email, words…"
        choices={[{ name: 'owner', label: 'Owner', value: query.owner, options: ownerOptions(owners) }]}
      />
      <ListHead total={totalOf(list, 'message')} arrivals={<NewRows of="messages" noun="message" readAt={readAt} />}>
        <SaveView views={views} current={current} />
      </ListHead>
      {messages.length > 0 ? (
        <ManyForm noun="message" statuses={messageStatuses} owners={owners} isSpam={query.status === 'spam'}>
          {messages.map((message) => (
            <MessageRow key={message.id} message={message} timeZone={timeZone} list={current} />
          ))}
        </ManyForm>
      ) : (
        <p className="text-ink-soft">{total > 0 ? 'No messages match.' : noMessages(counts.spam)}</p>
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}

const noMessages = (held: number) =>
  held > 0
    ? `No messages, apart from ${held} held as spam.`
    : 'No messages yet. Messages from the contact form appear here.'
