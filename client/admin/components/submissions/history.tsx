import { Form } from 'react-router'
import type { HistoryEntry } from '../../../../shared/admin/submissions'
import type { AdminResult } from '../../admin-action'
import { SubmitButton } from '../act-form'
import { KeptTextarea } from '../kept-textarea'
import { Moment } from './badges'
import { Section } from './section'

interface HistoryProps {
  /** Names the record this history belongs to, unique in this browser, such as the page's address. */
  of: string
  item: { history: readonly HistoryEntry[] }
  result: AdminResult<unknown> | undefined
}

/** Notes and acts, newest first, below the field for the next note. */
export function History({ of, item: { history }, result }: HistoryProps) {
  const isSaved = (text: string) => history.some((entry) => entry.kind === 'note' && entry.text === text.trim())
  return (
    <Section id="history" title="Notes and history">
      <Form method="post" key={`${of} ${history.length}`}>
        <KeptTextarea
          id="note"
          label="New note"
          name="text"
          rows={3}
          keptAs={`${of} note`}
          isSaved={isSaved}
          defaultValue={result?.intent === 'note' ? result.values.text : ''}
          className="control"
        />
        <SubmitButton value="note" sending="Adding…" look="secondary" className="mt-3">
          Add note
        </SubmitButton>
      </Form>
      {history.length > 0 && (
        <ol className="mt-5 rows text-sm">
          {history.map((entry) => (
            <Entry key={entry.id} entry={entry} />
          ))}
        </ol>
      )}
    </Section>
  )
}

function Entry({ entry: { at, kind, text, author } }: { entry: HistoryEntry }) {
  return (
    <li className="py-2">
      <p
        dir="auto"
        className={`whitespace-pre-wrap [overflow-wrap:anywhere] ${kind === 'change' ? 'text-ink-soft' : ''}`}
      >
        {text}
      </p>
      <p className="text-sm text-ink-soft">
        {kind === 'visitor' && 'Added by the visitor · '}
        {author && <bdi>{`${author} · `}</bdi>}
        <Moment at={at} />
      </p>
    </li>
  )
}
