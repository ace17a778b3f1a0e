import { useActionData } from 'react-router'
import { type MessageDetail, messageNeighborQuery, messageStatuses } from '../../../shared/admin/messages'
import { parseQuery, withoutSpam } from '../../../shared/admin/query'
import { contactFields } from '../../../shared/contact/fields'
import { type AdminResult, pageAction, pageLoader, useLoaded } from '../admin-action'
import { offeredTemplates } from '../components/conversation/chosen-template'
import { Conversation } from '../components/conversation/conversation'
import { workIntents } from '../components/desk/acts'
import { DeskItem } from '../components/desk/item'
import { Answers } from '../components/submissions/answers'
import { DueMoment } from '../components/submissions/badges'
import { Related } from '../components/submissions/emails'
import { Section } from '../components/submissions/section'
import { WorkForm } from '../components/submissions/work-form'
import { listAddress } from '../list'

export const loader = pageLoader(async (api, { id, request, query: search }) => {
  const query = parseQuery(messageNeighborQuery, search)
  const [message, neighbors, offered] = await Promise.all([
    api.getMessage(id),
    api.getMessageNeighbors(id, withoutSpam(query)),
    offeredTemplates(api, request),
  ])
  const list = listAddress('', { query, standard: messageNeighborQuery.parse({}) })({ part: '' })
  return { message, neighbors, list, ...offered }
})

export const action = pageAction(
  (api, { id, request }) => workIntents(api, 'messages', id, request),
  (api, { id }) => api.getMessage(id),
)

export function Component() {
  const { message, ...opened } = useLoaded<typeof loader>()
  const result = useActionData<AdminResult<MessageDetail>>()
  return (
    <DeskItem
      of="messages"
      item={message}
      name={message.subject}
      result={result}
      opened={opened}
      due={message.status === 'new' && <DueMoment {...message} />}
      work={<WorkForm item={message} statuses={messageStatuses} result={result} part={opened.neighbors.part} />}
      first={
        <>
          <Section id="text" title="Message">
            <Answers fields={contactFields} answers={message} />
          </Section>
          <Section id="conversation" title="Conversation">
            <Conversation of={`messages/${message.id}`} item={message} result={result} {...opened} opens />
          </Section>
        </>
      }
    >
      <Related id="leads" title="Leads of this address" path="leads" items={message.leads} />
      <Related id="others" title="Other messages of this address" path="messages" items={message.others} />
    </DeskItem>
  )
}
