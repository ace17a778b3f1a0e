import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { listQuery } from '../../../shared/blog/address'
import { byline } from '../../../shared/blog/author'
import { blogCategories } from '../../../shared/blog/categories'
import type { Article, Post, PostSummary } from '../../../shared/blog/post'
import { longDate } from '../../../shared/dates'
import { promisedTime } from '../../../shared/leads/promise'
import { Prose } from '../article/prose'
import { readMinutes } from '../article/read-time'
import { FoldedContents, SideContents } from '../article/table-of-contents'
import { Badge } from '../badge'
import { Band } from '../band'
import { ButtonLink } from '../button'
import { Container } from '../container'
import { ClockIcon } from '../icons'
import { LinkList } from '../link-list'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'
import { BadgeList, categoryNames } from './post-badges'
import { WithWebp } from './with-webp'

interface ArticleViewProps {
  post: Article
  /** Above the text: what soon changes of the rules that it links to. */
  soon: ReactNode
}

export function ArticleView({ post, soon }: ArticleViewProps) {
  const sections = sectionsOf(post)
  return (
    <Container className="pb-20">
      <article>
        <div className="flex flex-col gap-x-12 gap-y-8 lg:flex-row lg:items-center lg:justify-between">
          <ArticleHead post={post} words={post.words} />
          <FeaturedPicture url={post.featured_image_url} alt={post.featured_image_alt ?? post.title} />
        </div>
        <div className="mt-10 lg:grid lg:grid-cols-[minmax(0,1fr)_15rem] lg:gap-14">
          <div>
            {sections.length > 0 && <FoldedContents headings={sections} />}
            {soon}
            <Prose html={withoutLastCall(post.content)} />
            <div className="no-print mt-10">
              <BadgeList label="Tags" names={[...new Set(post.tags)]}>
                {(tag) => (
                  <Link
                    to={`/blog${listQuery({ search: tag, page: 1 })}`}
                    className="inline-block rounded-2xl py-1 hover:underline"
                  >
                    <Badge>{tag}</Badge>
                  </Link>
                )}
              </BadgeList>
            </div>
          </div>
          {sections.length > 0 && <SideContents headings={sections} />}
        </div>
      </article>
      <p className="no-print mt-8">
        <Link to="/blog" className="link inline-flex min-h-11 items-center">
          Back to Blog
        </Link>
      </p>
      <div className="mt-10 stack-14">
        <StartAnalysis />
        <RelatedArticles posts={post.related} />
      </div>
    </Container>
  )
}

/** The text without its last paragraph if that leads to the free analysis, because the page ends with that anyway. */
function withoutLastCall(html: string): string {
  const at = html.lastIndexOf('<p>')
  const last = at < 0 ? '' : html.slice(at).trimEnd()
  return last.endsWith('</p>') && last.includes('href="/get-recommendation"') ? html.slice(0, at) : html
}

const longWords = 500
const fewestSections = 3

/** The sections for the table of contents; none for a short article. */
function sectionsOf({ words, headings }: Article) {
  const sections = headings.filter(({ depth }) => depth === 2)
  return words >= longWords && sections.length >= fewestSections ? sections : []
}

interface FeaturedPictureProps {
  url: string | null
  /** The picture's alt text; if empty, the title of its article. */
  alt: string
}

/** An article's picture in a box of fixed proportions, so that nothing moves when it loads. */
function FeaturedPicture({ url, alt }: FeaturedPictureProps) {
  if (!url) return null
  return (
    <div className="featured w-full shrink-0">
      <WithWebp url={url} sizes="(min-width: 64rem) 26rem, 100vw">
        <img
          src={url}
          alt={alt}
          width={1200}
          height={630}
          fetchPriority="high"
          className="picture w-full rounded-2xl border border-line bg-sunken"
        />
      </WithWebp>
    </div>
  )
}

/** The end of every article: the free analysis. */
function StartAnalysis() {
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
function RelatedArticles({ posts }: { posts: readonly PostSummary[] }) {
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

interface ArticleHeadProps {
  post: Post
  words: number
}

/** An article's title, its answer in a box, date, and categories. */
function ArticleHead({ post, words }: ArticleHeadProps) {
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
      <BadgeList label="Categories" names={categoryNames(categories).slice(0, 3)} className="mt-5 flex flex-wrap gap-2">
        {(name) => <CategoryBadge name={name} />}
      </BadgeList>
    </div>
  )
}

/** A link, if it is a category of the blog. */
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
