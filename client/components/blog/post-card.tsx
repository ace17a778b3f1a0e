import { Link } from 'react-router'
import type { PostSummary } from '../../../shared/blog/post'
import { longDate } from '../../../shared/dates'
import { Card } from '../card'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'
import { CategoryBadges, TagBadges } from './post-badges'
import { WithWebp } from './with-webp'

interface PostCardProps {
  post: PostSummary
  /** Wide layout, for the first article of a list. */
  lead?: boolean
  /** The heading level, which depends on where the list is in the page. */
  heading?: 'h2' | 'h3'
}

/** An article in a list. The title is the link, and it covers the whole card. */
export function PostCard({ post, lead = false, heading: Heading = 'h3' }: PostCardProps) {
  const { timeZone } = useSite()
  const { slug, title, excerpt, published_at: published, categories, tags, featured_image_url: picture } = post
  const shape = lead ? 'lg:flex-row lg:items-stretch' : ''
  return (
    <Card className={`group relative flex h-full flex-col overflow-hidden lights-up ${shape}`}>
      {picture?.startsWith('/') && <CardPicture url={picture} lead={lead} />}
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
function CardPicture({ url, lead }: { url: string; lead: boolean }) {
  const place = lead ? 'lg:w-1/2 lg:border-r lg:border-b-0' : ''
  return (
    <WithWebp url={url} sizes="(min-width: 48rem) 24rem, 100vw">
      <img
        src={url}
        alt=""
        width={1200}
        height={630}
        loading={lead ? 'eager' : 'lazy'}
        decoding="async"
        className={`aspect-[1200/630] w-full border-b border-line bg-sunken object-cover ${place}`}
      />
    </WithWebp>
  )
}

interface PostGridProps {
  posts: readonly PostSummary[]
  heading?: PostCardProps['heading']
}

export function PostGrid({ posts, heading }: PostGridProps) {
  return (
    <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post) => (
        <li key={post.id}>
          <PostCard post={post} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
