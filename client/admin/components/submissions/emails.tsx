import { Link } from 'react-router'
import { deliveryStates, type EmailState, emailName, type SubmissionStatus } from '../../../../shared/admin/submissions'
import { counted } from '../../../../shared/words'
import { ActForm } from '../act-form'
import { Moment, StatusBadge } from './badges'
import { Section } from './section'

const colors: Partial<Record<EmailState['state'], string>> = { sent: 'text-accent', failed: 'text-no' }

export function Emails({ item: { emails } }: { item: { emails: readonly EmailState[] } }) {
  return (
    <Section id="emails" title="Emails">
      {emails.length === 0 && <p className="text-ink-soft">No emails.</p>}
      {emails.length > 0 && (
        <ul className="rows text-sm">
          {emails.map((mail) => (
            <li key={mail.id} className="py-2 first:pt-0 last:pb-0">
              <p className="font-medium">{[emailName(mail.kind), mail.recipient].filter(Boolean).join(' · ')}</p>
              <Progress mail={mail} />
            </li>
          ))}
        </ul>
      )}
    </Section>
  )
}

export function Progress({ mail }: { mail: EmailState }) {
  return (
    <>
      <Attempts {...mail} />
      {mail.state === 'failed' && (
        <ActForm value="resend" fields={{ email: mail.id }} sending="Sending…" look="secondary" formClass="mt-1">
          Send again
        </ActForm>
      )}
    </>
  )
}

/** What became of an email or a webhook so far. */
export function Attempts({
  state,
  sentAt,
  createdAt,
  attempts,
  lastError,
}: Omit<EmailState, 'id' | 'kind' | 'recipient'>) {
  return (
    <>
      <p className="text-ink-soft">
        <span className={`font-medium ${colors[state] ?? 'text-ink'}`}>
          {deliveryStates.find(({ value }) => value === state)?.label}
        </span>
        {' · '}
        <Moment at={sentAt ?? createdAt} />
        {` · ${counted(attempts, 'attempt')}`}
      </p>
      {lastError && <p className="text-sm text-no">{lastError}</p>}
    </>
  )
}

interface RelatedProps {
  id: string
  title: string
  path: 'leads' | 'messages'
  items: readonly (Named & { id: string; createdAt: string; status: SubmissionStatus })[]
}

type Named = { subject: string } | { organizationName: string }

export function Related({ id, title, path, items }: RelatedProps) {
  if (items.length === 0) return null
  return (
    <Section id={id} title={title}>
      <ul className="rows text-sm">
        {items.map(({ id, createdAt, status, ...named }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-2 first:pt-0 last:pb-0"
          >
            <Link to={`/admin/${path}/${id}`} className="link py-0.5 [overflow-wrap:anywhere]">
              <bdi>{'subject' in named ? named.subject : named.organizationName}</bdi>
            </Link>
            <span className="flex flex-wrap items-center gap-x-3">
              <span className="text-ink-soft">
                <Moment at={createdAt} />
              </span>
              <StatusBadge status={status} />
            </span>
          </li>
        ))}
      </ul>
    </Section>
  )
}
