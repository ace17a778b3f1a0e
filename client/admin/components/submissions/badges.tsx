import type { ReactNode } from 'react'
import { type Decision, type SubmissionStatus, statusLabel } from '../../../../shared/admin/submissions'
import { clockTime, shortClockTime } from '../../../../shared/dates'
import { useSite } from '../../../components/site-context'
import { dueWords } from '../../due'
import { Badge, type DrawingName, type Tone } from '../badge'

const looks: Record<SubmissionStatus | Decision, { tone: Tone; drawing: DrawingName }> = {
  new: { tone: 'solid', drawing: 'dot' },
  'in-review': { tone: 'soft', drawing: 'half' },
  answered: { tone: 'outlined', drawing: 'tick' },
  closed: { tone: 'dashed', drawing: 'stop' },
  accepted: { tone: 'outlined', drawing: 'tick' },
  declined: { tone: 'dashed', drawing: 'cross' },
  spam: { tone: 'danger', drawing: 'alert' },
}

export function StatusBadge({ status }: { status: SubmissionStatus | Decision }) {
  return <Badge {...looks[status]}>{statusLabel(status)}</Badge>
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
export function DueMoment({ dueAt, overdue }: { dueAt: string; overdue: boolean }) {
  const moment = shortClockTime(dueAt, useSite().timeZone)
  if (overdue) return <time dateTime={dueAt} className="font-semibold text-no">{`Was due ${moment}`}</time>
  const [day, time] = moment.split(', ')
  return (
    <time dateTime={dueAt}>
      Due <span>{`${day}, `}</span>
      {time}
    </time>
  )
}

export function Moment({ at }: { at: string }) {
  return <time dateTime={at}>{clockTime(at, useSite().timeZone)}</time>
}

interface StateLineProps {
  item: { status: SubmissionStatus | Decision; createdAt: string; owner?: string }
  due: ReactNode
}

/** The line below an item's heading. The owner is in it on paper only, because the screen has a field for it below. */
export function StateLine({ item: { status, createdAt, owner }, due }: StateLineProps) {
  return (
    <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <StatusBadge status={status} />
      {due}
      <span className="text-ink-soft">
        Received <Moment at={createdAt} />
      </span>
      {owner && <bdi className="hidden print:inline">{`Owner: ${owner}`}</bdi>}
    </p>
  )
}
