import { leadFields } from '../../../shared/leads/fields'
import { Notice } from '../notice'
import type { LeadFormResult } from './send-lead'

/** Says why the form is still here. Everything that was entered is kept in each case. */
export function LeadNotice({ result }: { result: LeadFormResult }) {
  const { outcome } = result
  switch (outcome.kind) {
    case 'invalid':
      return (
        <Notice title="Please check your answers" occasion={result}>
          <ul className="list-disc pl-5">
            {outcome.errors.map(({ field, message }) => (
              <li key={field}>
                <a href={`#${field}`} className="underline">
                  {labelOf(field)}
                </a>
                {`: ${message}`}
              </li>
            ))}
          </ul>
        </Notice>
      )
    case 'received':
      return (
        <Notice title="Your earlier answers were already received" occasion={result}>
          These answers differ from them. Send the form once more if you want to submit them as a new request.
        </Notice>
      )
    case 'failed':
      return (
        <Notice title="Submission Failed" occasion={result}>
          There was an error submitting your form. Please try again.
        </Notice>
      )
  }
}

function labelOf(name: string): string {
  return leadFields.find((field) => field.name === name)?.label ?? name
}
