import { useLocation } from 'react-router'
import type { AdminResult } from '../../admin-action'
import { ActForm } from '../act-form'
import { OutcomeNotice } from '../outcome-notice'

interface OutcomeProps {
  result: AdminResult<unknown> | undefined
  /** The notice for each outcome that the address can name with `done`. */
  done: Readonly<Record<string, { title: string; text: string }>>
}

/** Shows the outcome of the last form and, if possible, offers to undo it. */
export function Outcome({ result, done }: OutcomeProps) {
  const { search, key } = useLocation()
  if (result) return <ProblemNotice result={result} />
  const query = new URLSearchParams(search)
  const [name, act] = [query.get('done') ?? '', query.get('act')]
  const outcome = Object.hasOwn(done, name) ? done[name] : undefined
  if (!outcome) return null
  return (
    <OutcomeNotice look="success" title={outcome.title} occasion={key}>
      {outcome.text}
      {act && (
        <ActForm value="undo" fields={{ act }} sending="Undoing…" look="secondary" formClass="mt-2">
          Undo
        </ActForm>
      )}
    </OutcomeNotice>
  )
}

function ProblemNotice({ result }: { result: AdminResult<unknown> }) {
  const { errors = [], detail, status } = result.problem
  return (
    <OutcomeNotice title={titleOf(status, errors.length)} occasion={result}>
      {status === 422 && errors.length > 0 ? (
        <ul className="list-disc pl-5">
          {errors.map(({ message }) => (
            <li key={message}>{message}</li>
          ))}
        </ul>
      ) : (
        detail
      )}
    </OutcomeNotice>
  )
}

function titleOf(status: number, errors: number): string {
  if (status === 422) return 'Please check what you entered'
  return status === 409 && errors > 0 ? 'Changed by someone else' : 'Could not save'
}
