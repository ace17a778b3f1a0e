import type { ComponentProps, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Neighbors } from '../../../../shared/admin/query'
import type { Decision, EmailState, HistoryEntry, SubmissionStatus } from '../../../../shared/admin/submissions'
import { capitalized } from '../../../../shared/words'
import type { AdminResult } from '../../admin-action'
import { ActForm } from '../act-form'
import type { OfferedTemplates } from '../conversation/chosen-template'
import { StateLine } from '../submissions/badges'
import { Emails } from '../submissions/emails'
import { History } from '../submissions/history'
import { Outcome, type Outcomes } from '../submissions/outcome'
import type { Kind } from './acts'

/** What the page of a lead or a message gets besides the item. */
export interface OpenedFrom extends OfferedTemplates {
  neighbors: Neighbors
  /** The query string of the list from which the item was opened. */
  list: string
}

interface Item {
  id: string
  status: SubmissionStatus | Decision
  createdAt: string
  owner?: string
  spamReasons: readonly string[]
  emails: readonly EmailState[]
  history: readonly HistoryEntry[]
}

interface DeskItemProps {
  of: Kind
  item: Item
  name: string
  result: AdminResult<unknown> | undefined
  done?: Outcomes
  opened?: OpenedFrom
  contact?: ReactNode
  due?: ReactNode
  work?: ReactNode
  columns?: string
  first: ReactNode
  box?: ComponentProps<'div'>
  children: ReactNode
  stays?: string | undefined
}

export function DeskItem({ of, item, name, result, done, opened, children, ...parts }: DeskItemProps) {
  const { contact, due, work, first, box, stays, columns = 'lg:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]' } = parts
  const noun = of === 'corrections' ? 'report' : of.slice(0, -1)
  return (
    <div key={item.id}>
      <title>{`${capitalized(of.slice(0, -1))} | Administration`}</title>
      <ListPlace of={of} opened={opened} />
      <Outcome result={result} done={{ ...doneWith(noun), ...done }} />
      <h1 dir="auto" className="text-3xl [overflow-wrap:anywhere]">
        {name}
      </h1>
      {contact}
      <StateLine item={item} due={due} />
      <div className="mb-6">{work}</div>
      <div className={`grid grid-cols-[minmax(0,1fr)] items-start gap-6 ${columns}`}>
        <div className="grid gap-6" {...box}>
          <Suspicion noun={noun} item={item} />
          {first}
        </div>
        <div className="grid gap-6">
          {children}
          <History of={`${of}/${item.id}`} item={item} result={result} />
          <Emails item={item} />
          <Erase noun={noun} stays={stays} />
        </div>
      </div>
    </div>
  )
}

const doneWith = (noun: string): Outcomes => ({
  saved: { title: 'Saved', text: `The ${noun} is up to date.` },
  undone: { title: 'Undone', text: 'We restored it, except for changes made since then.' },
  unmarked: { title: 'Marked as not spam', text: 'It is now new. A held email is on its way.' },
  noted: { title: 'Note added', text: 'It is at the top of the history.' },
  answered: { title: 'Answer sent', text: 'The email is on its way. Check its status in the conversation.' },
  resent: { title: 'Sent again', text: 'The email is on its way. Check its status below.' },
})

const step = 'inline-flex min-h-11 items-center rounded-lg border border-line px-3 font-medium'

/** Links back to the list and, if it was opened from one, to its previous and next item. */
function ListPlace({ of, opened }: Pick<DeskItemProps, 'of' | 'opened'>) {
  const list = opened?.list ?? ''
  const linkTo = (id: string | null, rel: 'prev' | 'next', hotkey: string, label: string) =>
    id ? (
      <Link
        to={`/admin/${of}/${id}${list}`}
        rel={rel}
        data-key={hotkey}
        className={`${step} hover:border-accent hover:text-accent`}
      >
        {label}
      </Link>
    ) : (
      <span className={`${step} border-dashed text-ink-soft`}>{label}</span>
    )
  return (
    <div className="no-print mb-4 flex flex-wrap items-center gap-2 text-sm">
      <Link to={`/admin/${of}${list}`} className="link inline-flex min-h-11 items-center">
        {list === '' ? `All ${of}` : 'Back to the list'}
      </Link>
      {opened && (
        <nav aria-label="In the list" className="ml-auto flex gap-2">
          {linkTo(opened.neighbors.previous, 'prev', 'k', 'Previous')}
          {linkTo(opened.neighbors.next, 'next', 'j', 'Next')}
        </nav>
      )}
    </div>
  )
}

/** Why something counts as spam, and a button to unmark it; renders nothing if it does not. */
function Suspicion({ noun, item: { status, spamReasons: reasons, emails } }: { noun: string; item: Item }) {
  if (status !== 'spam') return null
  // No email about it was sent to anyone.
  const isSilent = emails.length === 0
  return (
    <section aria-labelledby="suspicion" className="rounded-2xl border border-no bg-danger-soft p-4 sm:p-6">
      <h2 id="suspicion" className="font-semibold">
        Marked as spam
      </h2>
      <p className="mt-1">
        {reasons.length > 0 ? `Suspected because: ${reasons.join(', ')}.` : 'A person marked it.'}
        {isSilent && ' No emails were sent.'}
      </p>
      <ActForm value="unmark" sending="Saving…" formClass="mt-4">
        {isSilent ? 'Not spam: send the emails' : 'Not spam'}
      </ActForm>
      <span className="sr-only">{`This ${noun} then counts as new.`}</span>
    </section>
  )
}

/** Erases for good. It has to be opened and then confirmed. */
function Erase({ noun, stays }: { noun: string; stays: string | undefined }) {
  return (
    <details className="rounded-2xl border border-line p-4">
      <summary className="cursor-pointer py-1 font-medium">{`Erase this ${noun}`}</summary>
      <p className="mt-2 text-sm text-ink-soft">
        {`This permanently deletes the ${noun} and everything kept about it here. `}
        Emails already sent stay in recipients' mailboxes.{stays && ` ${stays}`}
      </p>
      <ActForm value="erase" sending="Erasing…" look="danger" formClass="mt-4">
        Erase for good
      </ActForm>
    </details>
  )
}
