import { clockTime } from '../../../shared/dates'
import { displayAnswer } from '../../../shared/forms/field'
import { leadFields } from '../../../shared/leads/fields'
import type { RequestEmail, VisitorRequest } from '../../../shared/leads/request'
import { useSite } from '../site-context'
import { TextLink } from '../text-link'

/** Every answer under its label, unchanged; nothing that a visitor typed becomes a link. */
export function SentAnswers({ answers }: Pick<VisitorRequest, 'answers'>) {
  return (
    <dl className="rows">
      {leadFields.map((field) => (
        <div key={field.name} className="grid gap-x-6 py-2.5 sm:grid-cols-[14rem_1fr]">
          <dt className="text-ink-soft">{field.label}</dt>
          <dd dir="auto" className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
            {displayAnswer(field, answers) || <span className="text-ink-soft">Not given</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** Who received the request, as the privacy policy says. */
export function Recipients() {
  const { tapfiliateAccountId } = useSite()
  return (
    <p className="mb-4 max-w-2xl">
      {tapfiliateAccountId
        ? 'Your answers went to our team. If the affiliate tracker ran in your browser, it received some of them too.'
        : 'Your answers went to our team.'}{' '}
      We do not share them with vendors. See our <TextLink to="/privacy">privacy policy</TextLink>.
    </p>
  )
}

const names: Record<string, string> = {
  'lead-confirmation': 'Confirmation',
  'lead-recommendation': 'Recommendation',
  'lead-team': 'Your answers',
  'lead-addition': 'What you added',
  'lead-decided': 'What you checked',
  'lead-withdrawn': 'Notice of your withdrawal',
}

const states: Record<RequestEmail['state'], string> = {
  pending: 'Waiting to send since',
  sending: 'Sending since',
  sent: 'Sent on',
  failed: 'Could not be delivered; first tried on',
  canceled: 'Canceled when you withdrew; created on',
}

/** The emails that were sent to the visitor and to the team. */
export function Emails({ emails, timeZone }: Pick<VisitorRequest, 'emails' | 'timeZone'>) {
  const isConfirmed = emails.some(({ kind }) => kind === 'lead-confirmation')
  return (
    <>
      <ul className="rows">
        {emails.map(({ kind, to, state, at }) => (
          <li key={`${kind} ${at}`} className="py-2.5 [overflow-wrap:anywhere]">
            <p>
              <span className="font-medium">{names[kind] ?? 'Email'}</span>
              {to ? ` to ${to}` : ' to our team'}
            </p>
            <p className="text-ink-soft">
              {`${states[state]} `}
              <time dateTime={at}>{clockTime(at, timeZone)}</time>
            </p>
          </li>
        ))}
      </ul>
      {!isConfirmed && (
        <p className="mt-3 text-ink-soft">
          We sent no confirmation for this request, because we send one per email address every 24 hours.
        </p>
      )}
    </>
  )
}
