import { pictureAddress } from '../../shared/blog/article-links'
import type { Article, Post, PostSummary } from '../../shared/blog/post'
import type { SummaryRow } from './list-repository'
import type { StoredArticle } from './pipeline'
import type { ReadRow } from './repository'

export function toSummary(row: SummaryRow): PostSummary {
  const featured_image_url = pictureOf(row)
  return { ...row, published_at: row.published_at.toISOString(), featured_image_url }
}

/** A related post from the JSON column of the statement that reads an article, where times are text. */
export function relatedOf(row: PostSummary): PostSummary {
  return toSummary({ ...row, published_at: new Date(row.published_at) })
}

/** A post for readers; an unpublished one gets the current time. It has only the prepared form, never the raw text. */
export function toPost(row: ReadRow, { html }: StoredArticle): Post {
  const { id, title, slug, excerpt, categories, tags, status, published_at, updated_at } = row
  const { seo_title, seo_description, featured_image_alt, author, reviewed_on, reviewed_by } = row
  const featured_image_url = pictureOf(row)
  return {
    ...{ id, title, slug, excerpt, categories, tags, status, content: html },
    ...{ published_at: (published_at ?? new Date()).toISOString(), updated_at: updated_at.toISOString() },
    ...{ seo_title, seo_description, featured_image_url, featured_image_alt, author },
    ...(reviewed_on && { reviewed: { on: reviewed_on, by: reviewed_by } }),
  }
}

/** The address of its picture, if it is one that a browser may load. */
const pictureOf = ({ featured_image_url: url }: Pick<SummaryRow, 'featured_image_url'>) =>
  pictureAddress(url ?? '') ?? null

/** A post on its page, with related posts. */
export function toArticle(row: ReadRow, prepared: StoredArticle, related: PostSummary[]): Article {
  const { headings, words } = prepared
  return { ...toPost(row, prepared), headings, words, related }
}
