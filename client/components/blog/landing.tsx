import { Link } from 'react-router'
import type { Api } from '../../../shared/api'
import { blogCategories } from '../../../shared/blog/categories'
import type { PostSummary } from '../../../shared/blog/post'
import { fieldGuidePath, fieldGuides } from '../../../shared/site/field-guides'
import { specialtyGuideLinks } from '../../../shared/site/specialty-guides'
import { Badge } from '../badge'
import { Card } from '../card'
import { ArrowIcon } from '../icons'
import { LinkList } from '../link-list'
import { Titled } from '../titled'
import { PostGrid } from './post-card'

interface LandingData {
  /** Numbers of published articles by category. */
  counts: Readonly<Record<string, number>>
  newest: readonly PostSummary[]
  /** The articles could not be loaded; the links to topics and guides are shown regardless. */
  failed: boolean
}

/** One leading article and two rows of three. */
const newestShown = 7

export async function loadLanding(api: Api, signal: AbortSignal): Promise<LandingData> {
  try {
    const newest = { search: '', category: 'all', page: 1, perPage: newestShown }
    const [categories, { posts }] = await Promise.all([api.listCategories(), api.listPosts(newest, signal)])
    return {
      counts: Object.fromEntries(categories.map(({ key, count }) => [key, count])),
      newest: posts,
      failed: false,
    }
  } catch {
    return { counts: {}, newest: [], failed: true }
  }
}

/** The blog's front page when no search is given: newest articles, topics, and guides. */
export function Landing({ counts, newest }: LandingData) {
  return (
    <div className="stack-16">
      {newest.length > 0 && <Newest posts={newest} />}
      <Titled id="topics" title="Browse by topic" large>
        <div className="mt-6">
          <CategoryCards counts={counts} />
        </div>
      </Titled>
      <Guides />
    </div>
  )
}

function Newest({ posts }: { posts: readonly PostSummary[] }) {
  return (
    <section aria-labelledby="newest">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="newest" className="text-3xl">
          Newest articles
        </h2>
        <p className="no-print flex flex-wrap gap-x-6">
          <a href="#topics" className="link inline-flex min-h-11 items-center">
            Browse by topic
          </a>
          <a href="#guides" className="link inline-flex min-h-11 items-center">
            Specialty guides
          </a>
        </p>
      </div>
      <div className="mt-6">
        <PostGrid posts={posts} />
      </div>
      <p className="no-print mt-6 flex flex-wrap items-center gap-x-8">
        <Link
          to="/blog/category/all"
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-accent hover:underline"
        >
          See all articles
          <ArrowIcon className="size-4" />
        </Link>
        <a href="/feed.xml" className="link inline-flex min-h-11 items-center">
          Read them in your feed reader (RSS)
        </a>
      </p>
    </section>
  )
}

function Guides() {
  return (
    <Titled
      id="guides"
      title="Specialty guides"
      large
      className="rounded-2xl bg-sunken p-6 sm:p-10 print:break-inside-avoid"
    >
      <p className="mt-2 text-ink-soft">
        Three systems compared for one kind of practice, with what each costs and what it lacks.
      </p>
      <LinkList links={specialtyGuideLinks} className="mt-4" />
      <h3 id="more-guides" className="mt-8 text-xl">
        More guides
      </h3>
      <p className="mt-2 text-ink-soft">
        For kinds of care our catalogue barely covers: what your practice needs and where else to look.
      </p>
      <LinkList links={fieldGuides.map((guide) => ({ to: fieldGuidePath(guide), label: guide.title }))} />
    </Titled>
  )
}

interface CategoryCardsProps {
  /** Numbers of published articles by category; an unknown number is not shown. */
  counts: Readonly<Record<string, number>>
}

/** Links to all categories, each with its number of articles. */
function CategoryCards({ counts }: CategoryCardsProps) {
  return (
    <ul className="topics grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {blogCategories.map(({ key, name }) => (
        <li key={key}>
          <Card className="group relative flex h-full flex-col p-5 lights-up">
            <div className="flex items-baseline justify-between gap-3">
              <h3 className="leading-snug">
                <Link to={`/blog/category/${key}`} className="group-hover:text-accent stretched hover:underline">
                  {name}
                </Link>
              </h3>
              <Count count={counts[key]} />
            </div>
          </Card>
        </li>
      ))}
    </ul>
  )
}

function Count({ count }: { count: number | undefined }) {
  if (count === undefined) return null
  return (
    <span className="shrink-0">
      <Badge look="strong">
        {count}
        <span className="sr-only">{count === 1 ? ' article' : ' articles'}</span>
      </Badge>
    </span>
  )
}
