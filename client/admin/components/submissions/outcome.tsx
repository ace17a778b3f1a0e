import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Notice, type NoticeProps } from '../../../components/notice'
import type { AdminResult } from '../../admin-action'
import { ActForm } from '../act-form'
import { useScripts } from '../scripted'

/** The notice for each outcome that the address can name with `done`. */
export type Outcomes = Readonly<Record<string, { title: string; text: string }>>

/** Shows the outcome of the last form and, if possible, offers to undo it. */
export function Outcome({ result, done }: { result: AdminResult<unknown> | undefined; done: Outcomes }) {
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

interface OutcomeNoticeProps extends Omit<NoticeProps, 'ref'> {
  /** Changes with every new outcome, so that the notice takes focus even if its text is the same. */
  occasion: unknown
}

/** Takes focus after every outcome, but does not interrupt someone who types before the scripts run. */
export function OutcomeNotice({ occasion, ...notice }: OutcomeNoticeProps) {
  const box = useRef<HTMLDivElement>(null)
  const isServed = useRef(!useScripts())
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new occasion is the reason to take the focus again.
  useEffect(() => {
    if (!isServed.current) box.current?.focus()
    isServed.current = false
  }, [occasion])
  return <Notice {...notice} ref={box} />
}
