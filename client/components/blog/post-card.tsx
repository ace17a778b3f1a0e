import { Link } from 'react-router'
import { byline } from '../../../shared/blog/author'
import type { PostSummary } from '../../../shared/blog/post'
import { longDate } from '../../../shared/dates'
import { BrandMark } from '../brand'
import { Card } from '../card'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'
import { CategoryBadges, TagBadges } from './post-badges'
import { WithWebp } from './with-webp'

interface PostCardProps {
  post: PostSummary
  /** Whether it is the first of its list, whose picture is loaded at once. */
  first?: boolean
  /** Whether a blank area stands for a missing picture, because cards beside it have one. */
  blank?: boolean
  /** The heading level, which depends on where the list is in the page. */
  heading?: 'h2' | 'h3'
}

/** An article in a list. The title is the link, and it covers the whole card. */
function PostCard({ post, first = false, blank = false, heading: Heading = 'h3' }: PostCardProps) {
  const { timeZone } = useSite()
  const { slug, title, excerpt, published_at: published, author, categories, tags, featured_image_url: picture } = post
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden lights-up">
      {picture?.startsWith('/') ? <CardPicture url={picture} first={first} /> : blank && <NoPicture />}
      <div className="flex grow flex-col p-6">
        <CategoryBadges categories={categories} />
        <Heading className="mt-4 text-xl leading-snug font-semibold tracking-tight">
          <Link to={`/blog/${slug}`} className="group-hover:text-accent stretched hover:underline">
            <WholeWords text={title} />
          </Link>
        </Heading>
        {published && (
          <p className="mt-2 text-sm text-ink-soft">
            <time dateTime={published}>{longDate(published, timeZone)}</time>
            {author && ` · ${byline(author)}`}
          </p>
        )}
        <p className="mt-3 mb-5 text-sm text-ink-soft">
          <WholeWords text={excerpt?.trim() || 'Read more about this topic.'} />
        </p>
        <div className="mt-auto">
          <TagBadges tags={tags} />
        </div>
      </div>
    </Card>
  )
}

/** The article's drawing. It has no alt text, because the words beside it say what it shows. */
function CardPicture({ url, first }: { url: string; first: boolean }) {
  return (
    <WithWebp url={url} sizes="(min-width: 48rem) 24rem, 100vw">
      <img
        src={url}
        alt=""
        width={1200}
        height={630}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className="aspect-[1200/630] w-full border-b border-line bg-sunken object-cover"
      />
    </WithWebp>
  )
}

/** The site's logo in place of a picture, so that the words of cards beside each other begin at one height. */
function NoPicture() {
  return (
    <div className="no-print grid aspect-[1200/630] place-items-center border-b border-line bg-sunken max-md:hidden">
      <BrandMark className="size-16" />
    </div>
  )
}

interface PostGridProps {
  posts: readonly PostSummary[]
  heading?: PostCardProps['heading']
}

/** Cards in rows. Where the last would stand alone in its row, the stylesheet gives the first a row of its own. */
export function PostGrid({ posts, heading }: PostGridProps) {
  const blank = posts.some(({ featured_image_url: picture }) => picture)
  return (
    <ul className="posts grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {withoutRepeats(posts).map((post, at) => (
        <li key={post.id}>
          <PostCard post={post} first={at === 0} blank={blank} heading={heading} />
        </li>
      ))}
    </ul>
  )
}

/** The articles, with each picture only once: equal drawings look like one article listed twice. */
function withoutRepeats(posts: readonly PostSummary[]): PostSummary[] {
  const pictures = posts.map(({ featured_image_url: url }) => url)
  return posts.map((post, at) =>
    pictures.indexOf(post.featured_image_url) < at ? { ...post, featured_image_url: null } : post,
  )
}
