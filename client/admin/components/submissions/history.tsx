import { Form } from 'react-router'
import type { HistoryEntry } from '../../../../shared/admin/submissions'
import { Button } from '../../../components/button'
import type { AdminResult } from '../../admin-action'
import { Moment } from './badges'

interface HistoryProps {
  history: readonly HistoryEntry[]
  timeZone: string
  result: AdminResult<unknown> | undefined
}

/** What was noted and done, newest first, below the field for the next note. */
export function History({ history, timeZone, result }: HistoryProps) {
  return (
    <>
      <Form method="post" key={history.length}>
        <label htmlFor="note" className="mb-1.5 block font-medium">
          New note
        </label>
        <textarea
          id="note"
          name="text"
          rows={3}
          required
          defaultValue={result?.intent === 'note' ? result.values.text : ''}
          className="control"
        />
        <Button type="submit" name="intent" value="note" look="secondary" className="mt-3">
          Add note
        </Button>
      </Form>
      {history.length > 0 && (
        <ol className="mt-5 divide-y divide-line text-[0.9375rem]">
          {history.map(({ id, at, kind, text }) => (
            <li key={id} className="py-2">
              <p
                dir="auto"
                className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${kind === 'change' ? 'text-ink-soft' : ''}`}
              >
                {text}
              </p>
              <p className="text-sm text-ink-soft">
                <Moment at={at} timeZone={timeZone} />
              </p>
            </li>
          ))}
        </ol>
      )}
    </>
  )
}
