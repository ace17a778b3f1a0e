import { Form } from 'react-router'
import { type EmailState, emailName } from '../../../../shared/admin/submissions'
import { SubmitButton } from '../submit-button'
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
        {` · ${mail.attempts} ${mail.attempts === 1 ? 'try' : 'tries'}`}
      </p>
      {mail.lastError && <p className="text-sm text-no">{mail.lastError}</p>}
      {mail.state === 'failed' && (
        <Form method="post" className="mt-1">
          <input type="hidden" name="email" value={mail.id} />
          <SubmitButton value="resend" sending="Sending…" look="secondary">
            Send again
          </SubmitButton>
        </Form>
      )}
    </>
  )
}
