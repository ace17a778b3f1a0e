import { useActionData } from 'react-router'
import { messageQuery, messageStatuses, promisedHours } from '../../../shared/admin/messages'
import { shownCount, withoutSpam } from '../../../shared/admin/query'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { listIntents } from '../components/desk/acts'
import { DeskList } from '../components/desk/list'
import { Beginning, DeskRow } from '../components/desk/row'
import { ownerOptions } from '../components/list-filters'
import { DueMoment } from '../components/submissions/badges'
import { countedTabs } from '../components/submissions/status-tabs'
import { listAddress, loadList } from '../list'

export const loader = pageLoader((api, { request }) =>
  loadList(messageQuery, request, async (query) => {
    const views = api.listViews({ list: 'messages' })
    const page = await api.listMessages(withoutSpam(query))
    return { ...page, views: await views }
  }),
)

export const action = pageAction((api, { request }) => listIntents(api, 'messages', request))

export function Component() {
  const list = useLoaded<typeof loader>()
  const { query, messages, counts, owners } = list
  const { tabs, total } = countedTabs(messageStatuses, counts)
  const overdue = { value: 'overdue', label: 'Overdue', count: counts.overdue, isUrgent: true }
  const none = counts.spam > 0 ? `No messages, apart from ${counts.spam} held as spam.` : noMessages
  return (
    <DeskList
      of="messages"
      intro={`${shownCount(counts.new)} new, ${shownCount(counts.overdue)} overdue. We aim to answer within ${promisedHours} hours.`}
      list={list}
      tabs={tabs.toSpliced(2, 0, overdue)}
      choices={[{ name: 'owner', label: 'Owner', value: query.owner, options: ownerOptions(owners) }]}
      result={useActionData<AdminResult>()}
      work={{ ...list, statuses: messageStatuses, held: counts.spam }}
      rows={messages.map((message) => (
        <DeskRow
          key={message.id}
          item={message}
          name={message.subject}
          to={listAddress(`/admin/messages/${message.id}`, list)({})}
          first={<Beginning text={message.beginning} />}
          from={<bdi>{message.name}</bdi>}
          due={message.status === 'new' && <DueMoment {...message} />}
          className={message.status === 'new' ? 'row-awaited' : undefined}
        />
      ))}
      none={total > 0 ? 'No messages match.' : none}
    />
  )
}

const noMessages = 'No messages yet. Messages from the contact form appear here.'
