import { Link } from 'react-router'
import { byline } from '../../../shared/blog/author'
import { blogCategories } from '../../../shared/blog/categories'
import type { Post } from '../../../shared/blog/post'
import { longDate } from '../../../shared/dates'
import { readMinutes } from '../article/read-time'
import { Badge } from '../badge'
import { ClockIcon } from '../icons'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'
import { categoryNames } from './post-badges'

interface ArticleHeadProps {
  post: Post
  words: number
}

/** An article's title, its answer in a box, date, and categories. */
export function ArticleHead({ post, words }: ArticleHeadProps) {
  const { timeZone } = useSite()
  const { title, excerpt, published_at: published, categories, author, reviewed } = post
  return (
    <div className="max-w-3xl">
      <h1 className="text-5xl">
        <WholeWords text={title} />
      </h1>
      {excerpt && (
        <p className="mt-5 rounded-2xl bg-sunken p-6 text-xl leading-normal">
          <WholeWords text={excerpt} />
        </p>
      )}
      <p className="mt-5 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-soft">
        {author && <span>{byline(author)}</span>}
        <time dateTime={published}>{longDate(published, timeZone)}</time>
        {reviewed && (
          <span>
            {'Reviewed '}
            <time dateTime={reviewed.on}>{longDate(`${reviewed.on}T12:00:00Z`, 'UTC')}</time>
            {reviewed.by && ` by ${reviewed.by}`}
          </span>
        )}
        <span className="inline-flex items-center gap-1.5">
          <ClockIcon className="size-4" />
          {`${readMinutes(words)} min read`}
        </span>
      </p>
      <Categories categories={categories} />
    </div>
  )
}

/** At most three; those that are categories of the blog are links. */
function Categories({ categories }: { categories: readonly string[] }) {
  const names = categoryNames(categories).slice(0, 3)
  if (names.length === 0) return null
  return (
    <ul aria-label="Categories" className="mt-5 flex flex-wrap gap-2">
      {names.map((name) => (
        <li key={name}>
          <CategoryBadge name={name} />
        </li>
      ))}
    </ul>
  )
}

function CategoryBadge({ name }: { name: string }) {
  const known = blogCategories.find((category) => category.name === name)
  const badge = <Badge look="strong">{name}</Badge>
  if (!known) return badge
  return (
    <Link to={`/blog/category/${known.key}`} className="inline-block rounded-2xl hover:underline">
      {badge}
    </Link>
  )
}
