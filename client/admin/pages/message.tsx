import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type MessageDetail, messageNeighborQuery, messageStatuses } from '../../../shared/admin/messages'
import { parseQuery, withoutSpam } from '../../../shared/admin/query'
import { contactFields } from '../../../shared/contact/fields'
import { type AdminResult, adminAction } from '../admin-action'
import { offeredTemplates } from '../components/conversation/chosen-template'
import { Conversation } from '../components/conversation/conversation'
import { workIntents } from '../components/desk/acts'
import { DeskItem, type OpenedFrom } from '../components/desk/item'
import { Answers } from '../components/submissions/answers'
import { DueMoment } from '../components/submissions/badges'
import { Related } from '../components/submissions/emails'
import { Section } from '../components/submissions/section'
import { WorkForm } from '../components/submissions/work-form'
import { listAddress } from '../list'

export const loader =
  (api: AdminApi) =>
  async ({ request, params }: LoaderFunctionArgs) => {
    const id = params.id ?? ''
    const query = parseQuery(messageNeighborQuery, new URL(request.url).searchParams)
    const [message, neighbors, offered] = await Promise.all([
      api.getMessage(id),
      api.getMessageNeighbors(id, withoutSpam(query)),
      offeredTemplates(api, request),
    ])
    const list = listAddress('', { query, standard: messageNeighborQuery.parse({}) })({ part: '' })
    return { message, neighbors, list, ...offered }
  }

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    return adminAction(await request.formData(), workIntents(api, 'messages', id, request), () => api.getMessage(id))
  }

interface Loaded extends OpenedFrom {
  message: MessageDetail
}

export function Component() {
  const { message, ...opened } = useLoaderData<Loaded>()
  const result = useActionData<AdminResult<MessageDetail>>()
  const { neighbors, templates, template } = opened
  const { timeZone } = message
  return (
    <DeskItem
      of="messages"
      item={message}
      name={message.subject}
      result={result}
      opened={opened}
      due={message.status === 'new' && <DueMoment {...message} />}
      work={<WorkForm item={message} statuses={messageStatuses} result={result} part={neighbors.part} />}
      first={
        <>
          <Section id="text" title="Message">
            <Answers fields={contactFields} answers={message} />
          </Section>
          <Section id="conversation" title="Conversation">
            <Conversation
              of={`messages/${message.id}`}
              item={message}
              result={result}
              templates={templates}
              template={template}
              opens
            />
          </Section>
        </>
      }
    >
      <Related id="leads" title="Leads of this address" path="leads" items={message.leads} timeZone={timeZone} />
      <Related
        id="others"
        title="Other messages of this address"
        path="messages"
        items={message.others}
        timeZone={timeZone}
      />
    </DeskItem>
  )
}
