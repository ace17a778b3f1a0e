import { Link } from 'react-router'
import type { Overview } from '../../../../shared/admin/overview'
import { shownCount } from '../../../../shared/admin/query'
import { longDate } from '../../../../shared/dates'
import { Section } from '../submissions/section'

/** The articles whose review is due; renders nothing if there are none. */
export function Reviews({ reviews: { due, articles } }: Pick<Overview, 'reviews'>) {
  if (due === 0) return null
  return (
    <Section id="reviews" title="Articles to review">
      <ul className="list-disc stack-1 pl-5 [overflow-wrap:anywhere]">
        {articles.map(({ id, title, review_by }) => (
          <li key={id}>
            <Link to={`/admin/posts/${id}`} className="link">
              {title}
            </Link>
            {`, by ${longDate(`${review_by}T12:00:00Z`, 'UTC')}`}
          </li>
        ))}
      </ul>
      {due > articles.length && (
        <p className="mt-3">
          <Link to="/admin/posts?status=review-due" className="link">
            {`All ${shownCount(due)}`}
          </Link>
        </p>
      )}
    </Section>
  )
}
