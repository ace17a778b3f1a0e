import { type Decision, type SubmissionStatus, statusLabel } from '../../../../shared/admin/submissions'
import { clockTime } from '../../../../shared/dates'
import { dueWords } from '../../due'

const colors: Record<SubmissionStatus | Decision, string> = {
  new: 'bg-accent text-on-accent',
  'in-review': 'bg-accent-soft text-accent-strong',
  answered: 'bg-sunken text-ink-soft',
  closed: 'bg-sunken text-ink-soft',
  accepted: 'bg-accent-soft text-accent-strong',
  declined: 'bg-sunken text-ink-soft',
  spam: 'bg-danger-soft text-no',
}

export function StatusBadge({ status }: { status: SubmissionStatus | Decision }) {
  return (
    <span className={`inline-block rounded-full px-2.5 py-0.5 text-sm font-medium ${colors[status]}`}>
      {statusLabel(status)}
    </span>
  )
}

/** The day by which an answer is due, relative to today; emphasized once overdue. */
export function DueDay({ dueDay, today, overdue }: { dueDay: string; today: string; overdue: boolean }) {
  return (
    <time dateTime={dueDay} className={overdue ? 'font-semibold text-no' : ''}>
      {dueWords(dueDay, today, overdue)}
    </time>
  )
}

/** The same for an answer that is due at a certain time. */
export function DueMoment({ dueAt, overdue, timeZone }: { dueAt: string; overdue: boolean; timeZone: string }) {
  return (
    <time dateTime={dueAt} className={overdue ? 'font-semibold text-no' : ''}>
      {`${overdue ? 'Was due' : 'Due'} ${clockTime(dueAt, timeZone)}`}
    </time>
  )
}

export function Moment({ at, timeZone }: { at: string; timeZone: string }) {
  return <time dateTime={at}>{clockTime(at, timeZone)}</time>
}
