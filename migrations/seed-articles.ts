import type { Knex } from 'knex'
import { z } from 'zod'
import { createPost } from '../server/blog/writing'

export interface ArticleFile {
  meta: unknown
  html: string
}

const metaSchema = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** A day. The article is published at noon UTC, which is the same day in nearly all time zones. */
  published: z.iso.date(),
  /** Keys or names. */
  categories: z.array(z.string()).min(1),
  /** YAML parses a tag such as `835` as a number. */
  tags: z.array(z.coerce.string()),
  seo_title: z.string().optional(),
  seo_description: z.string().optional(),
  image: z.string().startsWith('/').optional(),
  image_alt: z.string().optional(),
})

/**
 * Publishes the articles that have not been seeded before, all or none, and returns their number. Any number of
 * processes may call it at once. Articles that were changed, renamed, or removed since are left alone.
 */
export async function seedArticles(db: Knex, files: readonly ArticleFile[]): Promise<number> {
  const drafts = files.map(draftOf)
  return db.transaction(async (transaction) => {
    const fresh = await transaction('seeded_articles')
      .insert(drafts.map(({ slug }) => ({ slug })))
      .onConflict('slug')
      .ignore()
      .returning<{ slug: string }[]>('slug')
    const wanted = new Set(fresh.map(({ slug }) => slug))
    for (const draft of drafts) if (wanted.has(draft.slug)) await createPost(transaction, draft)
    return fresh.length
  })
}

/** The post that a file describes. Throws if the front matter does not match the schema. */
export function draftOf({ meta, html }: ArticleFile) {
  const { published, image, image_alt, ...given } = metaSchema.parse(meta)
  const date = new Date(`${published}T12:00:00Z`)
  return {
    ...given,
    content: html,
    status: 'published' as const,
    published_at: date,
    updated_at: date,
    featured_image_url: image ?? null,
    featured_image_alt: image_alt ?? null,
  }
}
