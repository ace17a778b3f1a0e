import { type AdminPostSummary, type PostStatus, postStatuses } from '../../../../shared/admin/posts'
import { Badge, type DrawingName, type Tone } from '../badge'

const looks: Record<PostStatus, { tone: Tone; drawing: DrawingName }> = {
  draft: { tone: 'solid', drawing: 'pencil' },
  published: { tone: 'outlined', drawing: 'tick' },
  removed: { tone: 'dashed', drawing: 'cross' },
}

export function PostStatusBadge({ status }: { status: PostStatus }) {
  const { label } = postStatuses.find(({ value }) => value === status) ?? { label: status }
  return <Badge {...looks[status]}>{label}</Badge>
}

/** Shows that a draft is scheduled, or that its scheduled time has passed without publication. */
export function ScheduleBadge({ post }: { post: Pick<AdminPostSummary, 'scheduled_at' | 'schedule_problems'> }) {
  if (post.scheduled_at === null) return null
  if (post.schedule_problems.length === 0)
    return (
      <Badge tone="soft" drawing="clock">
        Scheduled
      </Badge>
    )
  return (
    <Badge tone="danger" drawing="alert">
      Not published
    </Badge>
  )
}

/** How many figures prevent an article from being published. */
export function FiguresBadge({ count }: { count: number }) {
  if (count === 0) return null
  return (
    <Badge tone="marked" drawing="alert">
      {count === 1 ? '1 figure to check' : `${count} figures to check`}
    </Badge>
  )
}

export function TestBadge() {
  return (
    <Badge tone="marked" drawing="half">
      Test
    </Badge>
  )
}
