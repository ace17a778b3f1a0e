import { Link } from 'react-router'
import type { AdminPostSummary } from '../../../../shared/admin/posts'
import { clockTime, shortDay } from '../../../../shared/dates'
import { categoryNames } from '../../../components/blog/post-badges'
import { useSite } from '../../../components/site-context'
import { Moment } from '../submissions/badges'
import { PostBadges, PostStatusBadge } from './badges'

/** An article in the list: its subject, dates, and state, which also says what the first date of a published one is. */
export function PostRow({ post, today }: { post: AdminPostSummary; today: string }) {
  const publishedAt = post.status === 'published' ? post.published_at : null
  const { timeZone } = useSite()
  // Publishing changes an article too, which would be the same time twice.
  const hasChanged = publishedAt === null || clockTime(publishedAt, timeZone) !== clockTime(post.updated_at, timeZone)
  return (
    <li>
      <div className="row-main">
        <p className="row-name">
          <Link to={`/admin/posts/${post.id}`}>
            <bdi>{post.title}</bdi>
          </Link>
        </p>
        <p className="row-first">{categoryNames(post.categories).join(', ') || 'No category'}</p>
      </div>
      <div className="row-side">
        {publishedAt && (
          <p>
            <Moment at={publishedAt} />
          </p>
        )}
        {post.review_by && (
          <p className={post.review_by <= today ? 'font-semibold text-no' : ''}>
            {`${post.review_by <= today ? 'Review was due' : 'Review due'} ${shortDay(post.review_by)}, ${post.review_by.slice(0, 4)}`}
          </p>
        )}
        {post.scheduled_at && (
          <p>
            {post.schedule_problems.length > 0 ? 'Was to be published ' : 'Will be published '}
            <Moment at={post.scheduled_at} />
          </p>
        )}
        {hasChanged && (
          <p>
            Changed <Moment at={post.updated_at} />
          </p>
        )}
      </div>
      <div className="row-state">
        <p className="row-status">
          <PostStatusBadge status={post.status} />
        </p>
        <div className="row-work">
          <PostBadges post={post} />
        </div>
      </div>
    </li>
  )
}
