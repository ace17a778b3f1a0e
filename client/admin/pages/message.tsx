import {
  type ActionFunctionArgs,
  Form,
  Link,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import type { AdminApi } from '../../../shared/admin/api'
import { type MessageDetail, type MessageStatus, messageStatuses } from '../../../shared/admin/messages'
import { statusLabel } from '../../../shared/admin/submissions'
import { contactFields } from '../../../shared/contact/fields'
import { Button } from '../../components/button'
import { type AdminResult, adminAction } from '../admin-action'
import { Answers } from '../components/submissions/answers'
import { Moment, StatusBadge } from '../components/submissions/badges'
import { Emails } from '../components/submissions/emails'
import { Erase } from '../components/submissions/erase'
import { Outcome } from '../components/submissions/outcome'
import { Section } from '../components/submissions/section'
import { Suspicion } from '../components/submissions/suspicion'

export const loader =
  (api: AdminApi) =>
  ({ params }: LoaderFunctionArgs) =>
    api.getMessage(params.id ?? '')

export const action =
  (api: AdminApi) =>
  async ({ request, params }: ActionFunctionArgs) => {
    const id = params.id ?? ''
    return adminAction(await request.formData(), {
      async triage({ status }) {
        await api.changeMessage(id, { status: status as MessageStatus })
        return `/admin/messages/${id}?done=saved`
      },
      async unmark() {
        await api.changeMessage(id, { status: 'new' })
        return `/admin/messages/${id}?done=unmarked`
      },
      async resend({ email }) {
        await api.sendEmailAgain(email ?? '')
        return `/admin/messages/${id}?done=resent`
      },
      async erase() {
        await api.eraseMessage(id)
        return '/admin/messages?done=erased'
      },
    })
  }

const done = {
  saved: { title: 'Saved', text: 'The message is up to date.' },
  resent: { title: 'Sent again', text: 'The email is on its way; its state is shown below.' },
  unmarked: { title: 'No spam any more', text: 'It counts as new. An email that was held back is on its way.' },
}

export function Component() {
  const message = useLoaderData<MessageDetail>()
  const result = useActionData<AdminResult>()
  return (
    <div className="mx-auto max-w-3xl">
      <title>Message | Administration</title>
      <p className="mb-2 text-sm">
        <Link to="/admin/messages" className="link inline-block py-1">
          All messages
        </Link>
      </p>
      <Outcome result={result} done={done} />
      <h1 dir="auto" className="text-3xl font-bold tracking-tight [overflow-wrap:anywhere]">
        {message.subject}
      </h1>
      <p className="mt-2 mb-6 flex flex-wrap items-center gap-x-4 gap-y-1">
        <StatusBadge status={message.status} />
        <span className="text-ink-soft">
          Received <Moment at={message.createdAt} timeZone={message.timeZone} />
        </span>
      </p>
      <div className="grid gap-6">
        {message.status === 'spam' && (
          <Suspicion noun="message" reasons={message.spamReasons} isSilent={message.emails.length === 0} />
        )}
        <Section id="text" title="Message">
          <Answers fields={contactFields} answers={message} />
        </Section>
        <Section id="work" title="Work">
          <Form method="post" key={message.status} className="flex flex-wrap items-end gap-3">
            <div className="grow">
              <label htmlFor="status" className="mb-1.5 block font-medium">
                Status
              </label>
              <select id="status" name="status" defaultValue={message.status} className="control select">
                {messageStatuses.map((value) => (
                  <option key={value} value={value}>
                    {statusLabel(value)}
                  </option>
                ))}
              </select>
            </div>
            <Button type="submit" name="intent" value="triage" className="min-h-12">
              Save
            </Button>
          </Form>
        </Section>
        <Section id="emails" title="Emails">
          <Emails emails={message.emails} timeZone={message.timeZone} />
        </Section>
        <Erase noun="message" />
      </div>
    </div>
  )
}
