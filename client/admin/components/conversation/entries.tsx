import type { ReactNode } from 'react'
import type { ThreadEntry } from '../../../../shared/admin/conversation'
import { TextView } from '../../../components/text-view'
import { Moment } from '../submissions/badges'
import { Progress } from '../submissions/emails'

const names: Record<ThreadEntry['kind'], string> = {
  answer: 'Answer',
  reply: "Visitor's reply",
  automatic: 'Automatic reply',
  bounce: 'Not delivered',
  delayed: 'Delivery delayed',
  receipt: 'Delivery or read receipt',
  confirmation: 'Confirmation of the request',
  recommendation: 'Recommendation',
  addition: 'Added by the visitor on the request page',
}

const ours: readonly ThreadEntry['kind'][] = ['answer', 'confirmation', 'recommendation']

/** The entries, oldest first; on a wide screen, sent ones are on the right. */
export function Entries({ entries, fresh }: { entries: readonly ThreadEntry[]; fresh: ReadonlySet<string> }) {
  if (entries.length === 0) return null
  return (
    <ol className="grid grid-cols-[minmax(0,1fr)] gap-3">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className={`sheet w-full rounded-2xl border p-3 text-sm sm:w-[calc(100%-2rem)] [overflow-wrap:anywhere] sm:p-4 ${ours.includes(entry.kind) ? 'border-line bg-accent-soft sm:justify-self-end' : 'border-line bg-surface'} ${fresh.has(entry.id) ? 'border-no' : ''}`}
        >
          <Entry entry={entry} isFresh={fresh.has(entry.id)} />
        </li>
      ))}
    </ol>
  )
}

interface EntryProps {
  entry: ThreadEntry
  isFresh: boolean
}

function Entry({ entry, isFresh }: EntryProps) {
  const { kind, author, at, subject, email } = entry
  return (
    <>
      <p>
        <span className="font-medium">{names[kind]}</span>
        {author && (
          <>
            {' · '}
            <bdi>{author}</bdi>
          </>
        )}
        {' · '}
        <Moment at={at} />
        {isFresh && <strong className="text-no"> · Written meanwhile</strong>}
      </p>
      {subject && (
        <p dir="auto" className="text-ink-soft">
          {subject}
        </p>
      )}
      <Words entry={entry} />
      {email && (
        <div className="mt-2">
          <Progress mail={email} />
        </div>
      )}
    </>
  )
}

/** A recommendation is long and has its own place on the page, so it is collapsed here. */
function Words({ entry: { kind, text, quoted, attachments } }: Pick<EntryProps, 'entry'>) {
  if (kind === 'confirmation') return null
  if (kind === 'recommendation')
    return (
      <Folded title="Show the recommendation">
        <TextView text={text} />
      </Folded>
    )
  return (
    <>
      <div dir="auto" className="mt-2">
        {kind === 'answer' ? <TextView text={text} /> : <p className="whitespace-pre-wrap">{text}</p>}
      </div>
      {quoted && (
        <Folded title="Show what was quoted">
          <p dir="auto" className="whitespace-pre-wrap text-ink-soft">
            {quoted}
          </p>
        </Folded>
      )}
      {attachments.length > 0 && (
        <p className="mt-2 text-ink-soft">{`Attachments, in the inbox: ${attachments.join(', ')}`}</p>
      )}
    </>
  )
}

function Folded({ title, children }: { title: string; children: ReactNode }) {
  return (
    <details className="no-print mt-2">
      <summary className="cursor-pointer py-1">{title}</summary>
      <div className="mt-1">{children}</div>
    </details>
  )
}
