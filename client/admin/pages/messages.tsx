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
import { type AdminResult, adminAction } from '../admin-action'
import { listIntents } from '../components/desk/acts'
import { DeskList } from '../components/desk/list'
import { Beginning, DeskRow } from '../components/desk/row'
import { ownerOptions } from '../components/list-filters'
import { DueMoment } from '../components/submissions/badges'
import { countedTabs } from '../components/submissions/status-tabs'
import { listAddress, listDone, loadList, type Viewed } from '../list'

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
    adminAction(await request.formData(), listIntents(api, 'messages', request))

const done = { ...listDone, erased: { title: 'Message erased', text: 'Nothing about it is kept here.' } }

export function Component() {
  const list = useLoaderData<MessagePage & Viewed<MessageQuery> & { views: SavedView[] }>()
  const result = useActionData<AdminResult>()
  const { query, messages, counts, owners, timeZone, views, readAt } = list
  const current = listAddress('', list)({}).slice(1)
  const { tabs, total } = countedTabs(messageStatuses, counts)
  const overdue = { value: 'overdue', label: 'Overdue', count: counts.overdue, isUrgent: true }
  return (
    <DeskList
      path="/admin/messages"
      title="Messages"
      noun="message"
      intro={`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. We aim to answer within ${promisedHours} hours.`}
      list={list}
      addressOf={listAddress('/admin/messages', list)}
      tabs={[...tabs.slice(0, 2), overdue, ...tabs.slice(2)]}
      placeholder="Name, email, words…"
      choices={[{ name: 'owner', label: 'Owner', value: query.owner, options: ownerOptions(owners) }]}
      result={result}
      done={done}
      work={{ noun: 'message', statuses: messageStatuses, owners, views, current, readAt, held: counts.spam }}
      rows={messages.map((message) => (
        <DeskRow
          key={message.id}
          item={message}
          name={message.subject}
          to={`/admin/messages/${message.id}${current && `?${current}`}`}
          timeZone={timeZone}
          first={<Beginning text={message.beginning} />}
          from={<bdi>{message.name}</bdi>}
          due={message.status === 'new' && <DueMoment {...message} timeZone={timeZone} />}
          className={message.status === 'new' ? 'row-awaited' : undefined}
        />
      ))}
      none={total > 0 ? 'No messages match.' : noMessages(counts.spam)}
    />
  )
}

const noMessages = (held: number) =>
  held > 0
    ? `No messages, apart from ${held} held as spam.`
    : 'No messages yet. Messages from the contact form appear here.'
