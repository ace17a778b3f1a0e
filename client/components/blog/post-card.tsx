import { Link } from 'react-router'
import { byline } from '../../../shared/blog/author'
import type { PostSummary } from '../../../shared/blog/post'
import { longDate } from '../../../shared/dates'
import { Card } from '../card'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'
import { type CardImage, CardPicture, cardImages } from './card-picture'
import { CategoryBadges, TagBadges } from './post-badges'

interface PostCardProps {
  post: PostSummary
  /** Whether it is the first of its list, whose picture is loaded at once. */
  first?: boolean
  /** What is shown above the words; null for cards without pictures. */
  image: CardImage | null
  /** The heading level, which depends on where the list is in the page. */
  heading?: 'h2' | 'h3'
}

/** An article in a list. The title is the link, and it covers the whole card. */
function PostCard({ post, first = false, image, heading: Heading = 'h3' }: PostCardProps) {
  const { timeZone } = useSite()
  const { slug, title, excerpt, published_at: published, author, categories, tags } = post
  return (
    <Card className="post group relative flex h-full flex-col lights-up">
      {image && <CardPicture image={image} first={first} />}
      <div className="flex grow flex-col p-6">
        <CategoryBadges categories={categories} />
        <Heading className="mt-4 text-xl leading-snug font-semibold">
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

interface PostGridProps {
  posts: readonly PostSummary[]
  heading?: PostCardProps['heading']
}

/** Cards in rows. Where the last would stand alone in its row, the stylesheet gives the first a row of its own. */
export function PostGrid({ posts, heading }: PostGridProps) {
  const images = cardImages(posts)
  return (
    <ul className="posts grid gap-5 md:grid-cols-2 lg:grid-cols-3">
      {posts.map((post, at) => (
        <li key={post.id}>
          <PostCard post={post} first={at === 0} image={images[at] ?? null} heading={heading} />
        </li>
      ))}
    </ul>
  )
}
