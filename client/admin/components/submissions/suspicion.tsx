import { Form } from 'react-router'
import { SubmitButton } from '../act-form'

interface SuspicionProps {
  noun: 'lead' | 'message' | 'report'
  item: { status: string; spamReasons: readonly string[]; emails: readonly unknown[] }
}

/** Why something counts as spam, and a button to unmark it; renders nothing if it does not. */
export function Suspicion({ noun, item: { status, spamReasons: reasons, emails } }: SuspicionProps) {
  if (status !== 'spam') return null
  // No email about it was sent to anyone.
  const isSilent = emails.length === 0
  return (
    <section aria-labelledby="suspicion" className="rounded-2xl border border-no bg-danger-soft p-4 sm:p-6">
      <h2 id="suspicion" className="font-semibold">
        Marked as spam
      </h2>
      <p className="mt-1">
        {reasons.length > 0 ? `Suspected because: ${reasons.join(', ')}.` : 'A person marked it.'}
        {isSilent && ' No emails were sent.'}
      </p>
      <Form method="post" className="mt-4">
        <SubmitButton value="unmark" sending="Saving…">
          {isSilent ? 'Not spam: send the emails' : 'Not spam'}
        </SubmitButton>
        <span className="sr-only">{`This ${noun} then counts as new.`}</span>
      </Form>
    </section>
  )
}
