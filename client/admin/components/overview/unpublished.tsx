import { Link } from 'react-router'
import type { Overview } from '../../../../shared/admin/overview'
import { Moment } from '../submissions/badges'
import { Section } from '../submissions/section'

/** Scheduled articles that stayed drafts, with the reasons; renders nothing if there are none. */
export function Unpublished({ articles, timeZone }: { articles: Overview['unpublished']; timeZone: string }) {
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
            <Moment at={scheduled_at} timeZone={timeZone} />
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
