import { useLocation } from 'react-router'
import type { AdminResult } from '../../admin-action'
import { OutcomeNotice } from '../outcome-notice'

interface OutcomeProps {
  result: AdminResult<unknown> | undefined
  /** What is said of each outcome that an address can name with `done`. */
  done: Readonly<Record<string, { title: string; text: string }>>
}

/** Tells what became of the form that was just sent. */
export function Outcome({ result, done }: OutcomeProps) {
  const { search, key } = useLocation()
  if (result) return <ProblemNotice result={result} />
  const name = new URLSearchParams(search).get('done') ?? ''
  const outcome = Object.hasOwn(done, name) ? done[name] : undefined
  if (!outcome) return null
  return (
    <OutcomeNotice look="success" title={outcome.title} occasion={key}>
      {outcome.text}
    </OutcomeNotice>
  )
}

function ProblemNotice({ result }: { result: AdminResult<unknown> }) {
  const { errors = [], detail, status } = result.problem
  return (
    <OutcomeNotice title={status === 422 ? 'Please check what you entered' : 'Not done'} occasion={result}>
      {errors.length > 0 ? (
        <ul className="list-disc pl-5">
          {errors.map(({ field, message }) => (
            <li key={field}>{message}</li>
          ))}
        </ul>
      ) : (
        detail
      )}
    </OutcomeNotice>
  )
}
