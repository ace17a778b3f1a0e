import type { Knex } from 'knex'

/** The address of a published page, for the sitemap. */
interface PublishedAddress {
  slug: string
  updated_at: Date
}

const published = (db: Knex) => db('blog_posts').where({ status: 'published' })

/** Those of the slugs that belong to published posts. */
export async function publishedAmong(db: Knex, slugs: readonly string[]): Promise<string[]> {
  return published(db).whereIn('slug', slugs).pluck('slug')
}

/** The addresses of published posts, oldest first: new ones come last, so earlier sitemap files stay unchanged. */
export async function listAddresses(db: Knex, limit: number, offset: number): Promise<PublishedAddress[]> {
  return published(db).orderBy(['published_at', 'id']).limit(limit).offset(offset).select('slug', 'updated_at')
}

/** The time of the last change within each group of `size` published posts, in the order of `listAddresses`. */
export async function listChanges(db: Knex, size: number): Promise<Date[]> {
  const { rows } = await db.raw<{ rows: { changed: Date }[] }>(
    `select max(updated_at) as changed from (
       select updated_at, (row_number() over (order by published_at, id) - 1) / ?::int as part
       from blog_posts where status = 'published'
     ) as posts group by part order by part`,
    [size],
  )
  return rows.map(({ changed }) => changed)
}
