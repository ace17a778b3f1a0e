import { Link } from 'react-router'
import { byline } from '../../../shared/blog/author'
import { listedCategory } from '../../../shared/blog/categories'
import type { PostSummary } from '../../../shared/blog/post'
import { longDate } from '../../../shared/dates'
import { BrandMark } from '../brand'
import { Card } from '../card'
import { Drawing, type DrawingName } from '../drawing'
import { useSite } from '../site-context'
import { WholeWords } from '../whole-words'
import { CategoryBadges, TagBadges } from './post-badges'
import { WithWebp } from './with-webp'

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

/** What a card shows above its words: a picture's address, a category's drawing, or the site's logo. */
type CardImage = { url: string } | { drawing: DrawingName } | 'logo'

/** The drawings of the categories, by key. */
const categoryDrawings: Readonly<Record<string, DrawingName>> = {
  'how-to-use-features': 'desk',
  'best-emr-at': 'record',
  'recommended-for-practices': 'clinic',
  'why-does-my-emr-have': 'prescribing',
  'navigate-implementation': 'pipeline',
  'billing-and-rcm': 'ledger',
  'integrations-and-interop': 'programs',
  'security-and-compliance': 'consent',
}

/** Drawings of work in any practice, for an article whose categories' drawings the list shows already. */
const generalDrawings: readonly DrawingName[] = ['ledger', 'desk', 'record', 'pipeline']

/**
 * The images of cards that stand side by side, each only once, because equal drawings look like one article listed
 * twice: the article's own picture, unless it is borrowed from another article in the list, or else the drawing of one
 * of its categories, or else a general one, and the logo only after those, so that the words of all cards begin at one
 * height. Null for all if no article has a picture.
 */
export function cardImages(posts: readonly PostSummary[]): readonly (CardImage | null)[] {
  const urls = posts.map(({ featured_image_url: url }) => (url?.startsWith('/') ? url : null))
  if (!urls.some(Boolean)) return posts.map(() => null)
  const drawn = new Set<DrawingName>()
  const ownerOf = (url: string) => {
    const named = posts.findIndex(({ slug }, at) => urls[at] === url && url.includes(slug))
    return named < 0 ? urls.indexOf(url) : named
  }
  return posts.map(({ categories }, at) => {
    const url = urls[at]
    if (url && ownerOf(url) === at) return { url }
    const fitting = [...categories.map(drawingOf), ...generalDrawings]
    const drawing = fitting.find((each) => each && !drawn.has(each))
    if (!drawing) return 'logo'
    drawn.add(drawing)
    return { drawing }
  })
}

/** The drawing of a category that a post lists by key or by name. */
const drawingOf = (listed: string) => categoryDrawings[listedCategory(listed)?.key ?? '']

interface CardPictureProps {
  image: CardImage
  /** Whether it belongs to the first card of its list and is loaded at once. */
  first: boolean
}

/** The image above a card's words. It has no alt text, because the words beside it say what it shows. */
function CardPicture({ image, first }: CardPictureProps) {
  if (image !== 'logo' && 'url' in image) return <Picture url={image.url} first={first} />
  return (
    <div
      aria-hidden="true"
      className="no-print picture picture-drawn grid place-items-center border-b border-line bg-accent-soft"
    >
      {image === 'logo' ? (
        <BrandMark className="picture-mark" />
      ) : (
        <Drawing name={image.drawing} className="picture-drawing" />
      )}
    </div>
  )
}

function Picture({ url, first }: { url: string; first: boolean }) {
  return (
    <WithWebp url={url} sizes="(min-width: 48rem) 24rem, 100vw">
      <img
        src={url}
        alt=""
        width={1200}
        height={630}
        loading={first ? 'eager' : 'lazy'}
        decoding="async"
        className="picture w-full border-b border-line bg-sunken"
      />
    </WithWebp>
  )
}
