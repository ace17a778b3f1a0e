import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import type { PostSummary } from '../../../shared/blog/post'
import { promisedTime } from '../../../shared/leads/promise'
import { Badge } from '../badge'
import { Band } from '../band'
import { ButtonLink } from '../button'
import { LinkList } from '../link-list'

/** Every tag of an article, linked to a search for it. */
export function ArticleTags({ tags }: { tags: readonly string[] }) {
  const shown = [...new Set(tags)]
  if (shown.length === 0) return null
  return (
    <ul aria-label="Tags" className="flex flex-wrap gap-2">
      {shown.map((tag) => (
        <li key={tag}>
          <Link
            to={`/blog${listQuery({ search: tag, page: 1 })}`}
            className="inline-block rounded-2xl py-1 hover:underline"
          >
            <Badge>{tag}</Badge>
          </Link>
        </li>
      ))}
    </ul>
  )
}

/** The end of every article: the free analysis. */
export function StartAnalysis() {
  return (
    <Band aria-labelledby="analysis" className="p-6 sm:p-10">
      <h2 id="analysis" className="text-xl">
        Which systems fit your practice?
      </h2>
      <p className="mt-3 max-w-xl text-on-band-soft">
        {`Tell us your care setting, size, and budget. A person reads your answers, and within ${promisedTime} you get a free shortlist with reasons and trade-offs.`}
      </p>
      <ButtonLink to="/get-recommendation" look="onBand" size="large" className="mt-6">
        Start Free Analysis
      </ButtonLink>
    </Band>
  )
}

/** Articles to read next. */
export function RelatedArticles({ posts }: { posts: readonly PostSummary[] }) {
  if (posts.length === 0) return null
  return (
    <nav aria-labelledby="related" className="no-print">
      <h2 id="related" className="text-xl">
        Related articles
      </h2>
      <LinkList links={posts.map(({ slug, title }) => ({ to: `/blog/${slug}`, label: title }))} />
    </nav>
  )
}
