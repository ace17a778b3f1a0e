import { type ActionFunctionArgs, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type MessageDetail, messageNeighborQuery, messageStatuses } from '../../../shared/admin/messages'
import { type Neighbors, parseQuery, withoutSpam } from '../../../shared/admin/query'
import { contactFields } from '../../../shared/contact/fields'
import { type AdminResult, addressWith, adminAction } from '../admin-action'
import { answerOf, type OfferedTemplates, offeredTemplates } from '../components/conversation/chosen-template'
import { Conversation } from '../components/conversation/conversation'
import { Answers } from '../components/submissions/answers'
import { DueMoment, StateLine } from '../components/submissions/badges'
import { Emails, Related } from '../components/submissions/emails'
import { Erase } from '../components/submissions/erase'
import { History } from '../components/submissions/history'
import { ListPlace } from '../components/submissions/list-place'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { Suspicion } from '../components/submissions/suspicion'
import { WorkForm, workOf } from '../components/submissions/work-form'
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
    return adminAction(
      await request.formData(),
      {
        async work(values) {
          const { act } = await api.changeMessage(id, workOf(values))
          return addressWith(request, 'saved', { act, part: values.part })
        },
        async unmark({ part }) {
          await api.changeMessage(id, { status: 'new' })
          return addressWith(request, 'unmarked', { part })
        },
        async undo({ act }) {
          await api.undoMessages(act ?? '')
          return addressWith(request, 'undone')
        },
        async note({ text }) {
          await api.addMessageNote(id, { text: text ?? '' })
          return addressWith(request, 'noted')
        },
        async answer(values) {
          await api.answerMessage(id, answerOf(values))
          return addressWith(request, 'answered')
        },
        async resend({ email }) {
          await api.sendEmailAgain(email ?? '')
          return addressWith(request, 'resent')
        },
        async erase() {
          await api.eraseMessage(id)
          return '/admin/messages?done=erased'
        },
      },
      () => api.getMessage(id),
    )
  }

const done = {
  saved: { title: 'Saved', text: 'The message is up to date.' },
  resent: { title: 'Sent again', text: 'The email is on its way. Check its status below.' },
  undone: { title: 'Undone', text: 'We restored it, except for changes made since then.' },
  answered: { title: 'Answer sent', text: 'The email is on its way. Check its status in the conversation.' },
  noted: { title: 'Note added', text: 'It is at the top of the history.' },
  unmarked: { title: 'Marked as not spam', text: 'It is now new. A held email is on its way.' },
}

export function Component() {
  const { message, neighbors, list, templates, template } = useLoaderData<Loaded>()
  const result = useActionData<AdminResult<MessageDetail>>()
  return (
    <div key={message.id}>
      <title>Message | Administration</title>
      <ListPlace path="/admin/messages" noun="message" neighbors={neighbors} list={list} />
      <Outcome result={result} done={done} />
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
        {message.subject}
      </h1>
      <StateLine item={message} due={message.status === 'new' && <DueMoment {...message} />} />
      <div className="mb-6">
        <WorkForm item={message} statuses={messageStatuses} result={result} part={neighbors.part} />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="grid gap-6">
          <Suspicion noun="message" item={message} />
          <Section id="text" title="Message">
            <Answers fields={contactFields} answers={message} />
          </Section>
          <Section id="conversation" title="Conversation">
            <Conversation of={`messages/${message.id}`} item={message} {...{ result, templates, template }} opens />
          </Section>
        </div>
        <div className="grid gap-6">
          <Related
            id="leads"
            title="Leads of this address"
            path="/admin/leads"
            items={message.leads.map((one) => ({ ...one, name: one.organizationName }))}
            timeZone={message.timeZone}
          />
          <Related
            id="others"
            title="Other messages of this address"
            path="/admin/messages"
            items={message.others.map((one) => ({ ...one, name: one.subject }))}
            timeZone={message.timeZone}
          />
          <Emails item={message} />
          <History of={`messages/${message.id}`} item={message} result={result} />
          <Erase noun="message" />
        </div>
      </div>
    </div>
  )
}

interface Loaded extends OfferedTemplates {
  message: MessageDetail
  neighbors: Neighbors
  /** The query string of the list that it was opened from. */
  list: string
}
