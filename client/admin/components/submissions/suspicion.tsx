import { Form } from 'react-router'
import { SubmitButton } from '../submit-button'

interface SuspicionProps {
  noun: 'lead' | 'message' | 'report'
  reasons: readonly string[]
  /** No email about it was sent to anyone. */
  isSilent: boolean
}

/** Why something counts as spam, and a button to unmark it. */
export function Suspicion({ noun, reasons, isSilent }: SuspicionProps) {
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
