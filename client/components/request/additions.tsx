import { clockTime } from '../../../shared/dates'
import { additionFields, additionsMax, requestPath, type VisitorRequest } from '../../../shared/leads/request'
import { QuestionForm, type Visit } from '../forms/question-form'
import type { FormResult } from '../forms/send-form'

interface AdditionsProps {
  request: VisitorRequest
  token: string
  visit: Visit
  result?: FormResult
}

/** The details added so far, and the form for more while the request is open and below the limit. */
export function Additions({ request, token, visit, result }: AdditionsProps) {
  const { additions, state, timeZone } = request
  return (
    <>
      {additions.length > 0 && (
        <ol className="mb-6 rows">
          {additions.map(({ id, at, text }) => (
            <li key={id} className="py-2.5">
              <p dir="auto" className="whitespace-pre-wrap [overflow-wrap:anywhere]">
                {text}
              </p>
              <p className="text-sm text-ink-soft">
                Added on <time dateTime={at}>{clockTime(at, timeZone)}</time>
              </p>
            </li>
          ))}
        </ol>
      )}
      {state !== 'withdrawn' && additions.length < additionsMax && (
        <QuestionForm
          action={requestPath(token)}
          fields={additionFields}
          visit={visit}
          result={result}
          button={{ idle: 'Add to my request', sending: 'Sending...' }}
          failure={{ title: 'Not added', text: 'We could not add your detail. Please try again.' }}
          logged="A detail could not be added to a request"
        >
          We email it to our team and show it with your answers.
        </QuestionForm>
      )}
      {state !== 'withdrawn' && additions.length >= additionsMax && (
        <p>{`${additionsMax} details is the limit here. To add more, reply to one of our emails.`}</p>
      )}
    </>
  )
}
