import type { Article, Post, PostSummary } from '../../shared/blog/post'
import { countWords } from '../../shared/blog/words'
import { pictureAddress } from './article-links'
import { withOutline } from './outline'
import type { PublishedRow, SummaryRow } from './repository'
import { sanitizeArticle } from './sanitize'
import { createTextCache } from './text-cache'

/** Some five hundred articles; with what is made of them about 20 MB. */
const cachedCharsMax = 4_000_000

const sanitized = createTextCache(sanitizeArticle, cachedCharsMax)

const outlined = createTextCache((content) => {
  const { html, headings } = withOutline(content)
  return { content: html, headings, words: countWords(html) }
}, cachedCharsMax)

export function toSummary(row: SummaryRow): PostSummary {
  return { ...row, published_at: row.published_at.toISOString() }
}

/** Sanitised once more, for what another program may have written; once for each text. */
export function toPost(row: PublishedRow): Post {
  const { id, title, slug, excerpt, categories, tags, published_at, updated_at } = row
  const { seo_title, seo_description, featured_image_alt, author } = row
  const featured_image_url = pictureAddress(row.featured_image_url ?? '') ?? null
  return {
    ...{ id, title, slug, excerpt, categories, tags, content: sanitized(id, row.content) },
    ...{ published_at: published_at.toISOString(), updated_at: updated_at.toISOString() },
    ...{ seo_title, seo_description, featured_image_url, featured_image_alt, author },
  }
}

/** A post as it is read, with others to go on with. */
export function toArticle(post: Post, related: PostSummary[]): Article {
  return { ...post, ...outlined(post.id, post.content), related }
}
