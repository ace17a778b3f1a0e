import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type MessagePage, type MessageQuery, messageQuery, messageStatuses } from '../../../shared/admin/messages'
import { shownCount } from '../../../shared/admin/query'
import { ListFilters } from '../components/list-filters'
import { ListPaging, totalOf } from '../components/list-paging'
import { Moment, StatusBadge } from '../components/submissions/badges'
import { Outcome } from '../components/submissions/outcome'
import { countedTabs, StatusTabs } from '../components/submissions/status-tabs'
import { listAddress, loadList } from '../list'

export const loader =
  (api: AdminApi) =>
  ({ request }: LoaderFunctionArgs) =>
    loadList(messageQuery, request, api.listMessages)

const erased = { erased: { title: 'Message erased', text: 'Nothing of it is kept here.' } }

export function Component() {
  const list = useLoaderData<MessagePage & { query: MessageQuery; isBeyond: boolean }>()
  const { query, messages, counts, timeZone } = list
  const addressOf = listAddress('/admin/messages', messageQuery, query)
  const { tabs, total } = countedTabs(messageStatuses, counts)
  return (
    <>
      <title>Messages | Administration</title>
      <Outcome result={undefined} done={erased} />
      <h1 className="text-3xl font-bold tracking-tight">Messages</h1>
      <p className="mt-1 mb-6 text-ink-soft">{`${shownCount(counts.new)} new. We typically answer within 24 hours.`}</p>
      <StatusTabs
        tabs={tabs}
        current={query.status}
        addressOf={(status) => addressOf({ status: status as MessageQuery['status'] })}
      />
      <ListFilters
        action="/admin/messages"
        query={query}
        placeholder="Name, mail address, words of the text…"
        columns="lg:grid-cols-[2fr_auto]"
      />
      <p role="status" className="mt-6 mb-3 font-medium">
        {totalOf(list, 'message')}
      </p>
      {messages.length > 0 ? (
        <ul className="divide-y divide-line overflow-hidden rounded-2xl border border-line bg-surface">
          {messages.map(({ id, name, subject, createdAt, status }) => (
            <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 px-4 py-3">
              <div className="min-w-0 [overflow-wrap:anywhere]">
                <Link
                  to={`/admin/messages/${id}`}
                  className="inline-block py-0.5 font-semibold hover:text-accent hover:underline"
                >
                  <bdi>{subject}</bdi>
                </Link>
                <p className="text-[0.9375rem] text-ink-soft">
                  <bdi>{name}</bdi>
                  {', '}
                  <Moment at={createdAt} timeZone={timeZone} />
                </p>
              </div>
              <StatusBadge status={status} />
            </li>
          ))}
        </ul>
      ) : (
        <p className="text-ink-soft">
          {total === 0
            ? 'No message yet. What visitors write through the contact form shows up here.'
            : 'No messages match.'}
        </p>
      )}
      <ListPaging list={list} addressOf={addressOf} />
    </>
  )
}
