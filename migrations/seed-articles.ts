import type { Knex } from 'knex'
import { z } from 'zod'
import { createPost } from '../server/blog/writing'

/** An article as the build makes it of its Markdown file. */
export interface ArticleFile {
  meta: unknown
  html: string
}

/** The front matter of an article. */
const metaSchema = z.strictObject({
  title: z.string(),
  slug: z.string(),
  excerpt: z.string(),
  /** A day; the article is of its noon (UTC), which is the same day wherever it is read. */
  published: z.iso.date(),
  /** Keys or names. */
  categories: z.array(z.string()).min(1),
  /** YAML reads `835` as a number. */
  tags: z.array(z.coerce.string()),
  seo_title: z.string().optional(),
  seo_description: z.string().optional(),
  /** Path of a picture under `public`. */
  image: z.string().startsWith('/').optional(),
  image_alt: z.string().optional(),
})

/**
 * Publishes the articles that were never seeded before, all or none, and answers their number. Any number of processes
 * may call it at once. An article that was changed, renamed or removed since is left as it is.
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

/** The post that a file describes. Throws on front matter that is not of the schema. */
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
