import type { ReactNode } from 'react'
import type { SubmissionStatus } from '../../../../shared/admin/submissions'
import { Moment, StatusBadge } from './badges'

interface StateLineProps {
  item: { status: SubmissionStatus; createdAt: string; owner: string; timeZone: string }
  /** When an answer is due, if one is. */
  due: ReactNode
}

/** The line below an item's heading. The owner is in it on paper only, because the screen has a field for it below. */
export function StateLine({ item: { status, createdAt, owner, timeZone }, due }: StateLineProps) {
  return (
    <p className="mt-2 mb-4 flex flex-wrap items-center gap-x-4 gap-y-1">
      <StatusBadge status={status} />
      {due}
      <span className="text-ink-soft">
        Received <Moment at={createdAt} timeZone={timeZone} />
      </span>
      {owner && <bdi className="hidden print:inline">{`Owner: ${owner}`}</bdi>}
    </p>
  )
}
