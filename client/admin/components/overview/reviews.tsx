import { Link } from 'react-router'
import type { Overview } from '../../../../shared/admin/overview'
import { shownCount } from '../../../../shared/admin/query'
import { longDate } from '../../../../shared/dates'
import type { RuleDate } from '../../../../shared/rules/dates'
import { RuleDay } from '../../../components/rules/rule-day'
import { Moment } from '../submissions/badges'
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

/** Dates of tracked rules that have passed since the last check or are near; renders nothing if there are none. */
export function RulesToReview({ due }: { due: readonly RuleDate[] }) {
  if (due.length === 0) return null
  return (
    <Section id="rules" title="Rules to review">
      <p>
        Read each rule at its source. If it has changed, tell your developer; the next release updates every page that
        quotes it.
      </p>
      <ul className="mt-3 list-disc stack-1 pl-5">
        {due.map(({ id, name, date, what }) => (
          <li key={`${id} ${date}`}>
            <a href={`/rules#${id}`} className="link">
              {name}
            </a>
            : {what}, <RuleDay date={date} />
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Scheduled articles that stayed drafts, with the reasons; renders nothing if there are none. */
export function Unpublished({ articles }: { articles: Overview['unpublished'] }) {
  if (articles.length === 0) return null
  return (
    <Section id="unpublished" title="Scheduled articles that were not published">
      <ul className="stack-3">
        {articles.map(({ id, title, scheduled_at, problems }) => (
          <li key={id} className="[overflow-wrap:anywhere]">
            <Link to={`/admin/posts/${id}`} className="link">
              {title}
            </Link>
            {', '}
            <Moment at={scheduled_at} />
            <ul className="list-disc pl-5 text-sm text-ink-soft">
              {problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </Section>
  )
}
