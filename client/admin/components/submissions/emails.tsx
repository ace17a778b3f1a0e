import { type EmailState, emailName } from '../../../../shared/admin/submissions'
import { ActForm } from '../act-form'
import { Moment } from './badges'

interface EmailsProps {
  emails: readonly EmailState[]
  timeZone: string
}

const states: Record<EmailState['state'], { words: string; color: string }> = {
  pending: { words: 'Waiting', color: 'text-ink' },
  sending: { words: 'Being sent', color: 'text-ink' },
  sent: { words: 'Sent', color: 'text-accent' },
  failed: { words: 'Failed', color: 'text-no' },
  canceled: { words: 'Canceled', color: 'text-ink' },
}

export function Emails({ emails, timeZone }: EmailsProps) {
  if (emails.length === 0) return <p className="text-ink-soft">No emails.</p>
  return (
    <ul className="rows text-sm">
      {emails.map((mail) => (
        <li key={mail.id} className="py-2 first:pt-0 last:pb-0">
          <p className="font-medium">{[emailName(mail.kind), mail.recipient].filter(Boolean).join(' · ')}</p>
          <Progress mail={mail} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  )
}

/** The state of an email, and a button to resend one that failed. */
export function Progress({ mail, timeZone }: { mail: EmailState; timeZone: string }) {
  return (
    <>
      <p className="text-ink-soft">
        <span className={`font-medium ${states[mail.state].color}`}>{states[mail.state].words}</span>
        {' · '}
        <Moment at={mail.sentAt ?? mail.createdAt} timeZone={timeZone} />
        {` · ${mail.attempts} ${mail.attempts === 1 ? 'attempt' : 'attempts'}`}
      </p>
      {mail.lastError && <p className="text-sm text-no">{mail.lastError}</p>}
      {mail.state === 'failed' && (
        <ActForm value="resend" fields={{ email: mail.id }} sending="Sending…" look="secondary" formClass="mt-1">
          Send again
        </ActForm>
      )}
    </>
  )
}
