import { type Thread, written } from '../../../../shared/admin/conversation'
import { hasPermission } from '../../../../shared/admin/permissions'
import { useActor } from '../../actor'
import type { AdminResult } from '../../admin-action'
import { AnswerBox } from './answer-box'
import type { OfferedTemplates } from './chosen-template'
import { Entries } from './entries'

interface ConversationProps extends OfferedTemplates {
  of: string
  item: { thread: Thread; owner: string }
  result: AdminResult<{ thread: Thread }> | undefined
  opens?: boolean
}

export function Conversation({ of, item, result, opens = false, ...offered }: ConversationProps) {
  const mayAnswer = hasPermission(useActor().role, 'leads')
  const refused = result?.intent === 'answer' ? result : undefined
  const thread = refused?.current?.thread ?? item.thread
  const isEmpty = thread.entries.length === 0
  return (
    <>
      {isEmpty && <p className={`text-ink-soft ${mayAnswer && opens ? 'hidden print:block' : ''}`}>No messages yet.</p>}
      <Entries entries={thread.entries} fresh={refused ? writtenSince(thread, refused) : none} />
      {mayAnswer && (
        <div className={isEmpty && opens ? '' : 'mt-5'}>
          {thread.closed ? (
            <p className="rounded-xl bg-mark p-3">{thread.closed}</p>
          ) : (
            <AnswerBox
              key={`${of} ${thread.version}`}
              of={of}
              thread={thread}
              owner={item.owner}
              {...offered}
              entered={refused?.values}
              opens={opens && isEmpty}
            />
          )}
        </div>
      )}
    </>
  )
}

const none: ReadonlySet<string> = new Set()

const writtenKinds: ReadonlySet<string> = new Set(written)

/** The entries of a changed conversation that this tab has not shown yet. */
function writtenSince({ entries, version }: Thread, { values }: AdminResult<unknown>): ReadonlySet<string> {
  const shown = entries.filter(({ kind }) => writtenKinds.has(kind))
  return version > Number(values.version) ? new Set(shown.slice(Number(values.version)).map(({ id }) => id)) : none
}
