import { type AdminPostSummary, type PostStatus, postStatuses } from '../../../../shared/admin/posts'
import { counted } from '../../../../shared/words'
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
  const hasFailed = post.schedule_problems.length > 0
  return (
    <Badge tone={hasFailed ? 'danger' : 'soft'} drawing={hasFailed ? 'alert' : 'clock'}>
      {hasFailed ? 'Not published' : 'Scheduled'}
    </Badge>
  )
}

/** What a row of the list says of an article besides its status: its time, and the figures that prevent publishing. */
export function PostBadges({ post }: { post: AdminPostSummary }) {
  const figures = post.status === 'draft' ? post.draft_reasons.length : 0
  return (
    <>
      <ScheduleBadge post={post} />
      {post.is_test && (
        <Badge tone="marked" drawing="half">
          Test
        </Badge>
      )}
      {figures > 0 && (
        <Badge tone="marked" drawing="alert">
          {`${counted(figures, 'figure')} to check`}
        </Badge>
      )}
    </>
  )
}
