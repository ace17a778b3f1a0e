import { type AdminPostSummary, type PostStatus, postStatuses } from '../../../../shared/admin/posts'

const colors: Record<PostStatus, string> = {
  draft: 'bg-accent text-on-accent',
  published: 'bg-accent-soft text-accent-strong',
  removed: 'bg-danger-soft text-no',
}

const pill = 'inline-block rounded-full px-2.5 py-0.5 text-sm font-medium'

export function PostStatusBadge({ status }: { status: PostStatus }) {
  const { label } = postStatuses.find(({ value }) => value === status) ?? { label: status }
  return <span className={`${pill} ${colors[status]}`}>{label}</span>
}

/** Shows that a draft is scheduled, or that its scheduled time has passed without publication. */
export function ScheduleBadge({ post }: { post: Pick<AdminPostSummary, 'scheduled_at' | 'schedule_problems'> }) {
  if (post.scheduled_at === null) return null
  const hasFailed = post.schedule_problems.length > 0
  return (
    <span className={`${pill} ${hasFailed ? 'bg-danger-soft text-no' : 'bg-accent-soft text-accent-strong'}`}>
      {hasFailed ? 'Not published' : 'Scheduled'}
    </span>
  )
}

/** How many figures prevent an article from being published. */
export function FiguresBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <span className={`${pill} bg-mark text-ink`}>
      {count === 1 ? '1 figure to check' : `${count} figures to check`}
    </span>
  )
}

export function TestBadge() {
  return <span className={`${pill} bg-mark text-ink`}>Test</span>
}
