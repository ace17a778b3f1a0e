import type { Knex } from 'knex'
import { blogCategories } from '../../shared/blog/categories'
import type { PostSummary } from '../../shared/blog/post'
import { runPrepared } from '../platform/database'
import { likePattern } from '../platform/like-pattern'
import { pipelineName } from './pipeline'
import { type PreparedRow, preparedColumns, preparedJoin } from './prepared'

export interface PostRow {
  id: string
  title: string
  slug: string
  excerpt: string | null
  content: string
  categories: string[]
  tags: string[]
  status: 'draft' | 'published' | 'removed'
  published_at: Date | null
  created_at: Date
  updated_at: Date
  seo_title: string | null
  seo_description: string | null
  featured_image_url: string | null
  featured_image_alt: string | null
  author: string | null
  draft_reasons: string[]
  /** Calendar days, `YYYY-MM-DD`. */
  reviewed_on: string | null
  review_by: string | null
  reviewed_by: string | null
}

export type SummaryRow = Omit<PostSummary, 'published_at'> & { published_at: Date }
/** A post with everything that its page shows, including its prepared form. */
export type ReadRow = Omit<PostRow, 'created_at' | 'review_by' | 'content'> & PreparedRow
/** A post with related posts, which come as JSON: their dates are text in the format of the database. */
export type ArticleRow = ReadRow & { related: PostSummary[] }

/** How many related posts a post's page lists. */
const relatedPosts = 3

/** A search result without the posts themselves: the exact total, and the ids of the newest. */
export interface Findings {
  total: number
  ids: string[]
}

const columns = (...names: string[]) => names.map((name) => `blog_posts.${name}`).join(', ')

const summaryColumns = columns(
  'id',
  'title',
  'slug',
  'excerpt',
  'published_at',
  'categories',
  'tags',
  'featured_image_url',
)

/** The start of a statement that reads whole posts. `$1` is the pipeline, `more` an additional column. */
const selectPosts = (more = '') => `
  select ${summaryColumns}, ${preparedColumns}, ${columns('status', 'updated_at', 'revision', 'draft_reasons')},
    ${columns('seo_title', 'seo_description', 'featured_image_alt', 'author', 'reviewed_on::text', 'reviewed_by')} ${more}
  from blog_posts ${preparedJoin}`

/**
 * A column with related published posts for the post in each row: the newest that share a category (by key or name;
 * `$3` and `$4` hold each category's), then the newest of all. Reading them in the post's own statement costs a page
 * less than a second round trip.
 */
const related = `, (
  select coalesce(json_agg(found), '[]') from (
    select other.id, other.title, other.slug, other.excerpt, other.published_at, other.categories, other.tags,
      other.featured_image_url
    from (
      select id, min(place) as place from (
        select listed.id, 1 as place
        from unnest(blog_posts.categories || array(
          select unnest(array[key, name]) from unnest($3::text[], $4::text[]) as category (key, name)
          where array[key, name] && blog_posts.categories
        )) as string cross join lateral (
          select post_id as id from blog_post_categories where category = string and post_id <> blog_posts.id
          order by published_at desc, post_id desc limit ${relatedPosts}
        ) as listed
        union all
        (select newest.id, 2 from blog_posts as newest where newest.status = 'published' and newest.id <> blog_posts.id
         order by newest.published_at desc, newest.id desc limit ${2 * relatedPosts})
      ) as near group by id
    ) as near join blog_posts as other using (id)
    where other.status = 'published' order by place, other.published_at desc, other.id desc limit ${relatedPosts}
  ) as found
) as related`

/** The address of a published page, for the sitemap. */
export interface PublishedAddress {
  slug: string
  updated_at: Date
}

/** The number of writes to the blog. A cached result is valid as long as the number is the same. */
export async function readVersion(db: Knex): Promise<string> {
  const rows = await query<{ number: string }>(db, 'select number from blog_version')
  return rows[0]?.number ?? ''
}

/** Creates a prepared statement that reads whole posts. `end` selects them by `$2`. */
function postReader<Value>(name: string, end: string) {
  const statement = { name, text: `${selectPosts()} ${end}` }
  return (db: Knex, value: Value) => runPrepared<ReadRow>(db, statement, [pipelineName(), value])
}

/** Like `postReader`, for one post with its related posts. */
function articleReader(name: string, end: string) {
  const statement = { name, text: `${selectPosts(related)} ${end}` }
  const pairs = [blogCategories.map(({ key }) => key), blogCategories.map(({ name }) => name)]
  return async (db: Knex, value: string) =>
    (await runPrepared<ArticleRow>(db, statement, [pipelineName(), value, ...pairs]))[0]
}

/** The published post with a slug. */
export const findPublished = articleReader('find-published-post', `where slug = $2 and status = 'published'`)
const readMoved = postReader<string>(
  'find-moved-post',
  `where id = (select post_id from former_addresses where slug = $2) and status = 'published'`,
)

/** The published post with a former slug; undefined if the slug was given to another post. */
export async function findMoved(db: Knex, slug: string): Promise<ReadRow | undefined> {
  return (await readMoved(db, slug))[0]
}

/** A post of any status, with its related posts. */
export const findArticle = articleReader('find-article', 'where id = $2')
const readById = postReader<string>('find-post', 'where id = $2')

/** A post of any status. */
export async function findById(db: Knex, id: string): Promise<ReadRow | undefined> {
  return (await readById(db, id))[0]
}

/** All published posts, newest first, from `offset` on. */
export async function listNewest(db: Knex, limit: number, offset: number): Promise<SummaryRow[]> {
  const page = `
    select id from blog_posts where status = 'published'
    order by published_at desc, id desc limit ? offset ?`
  return summaries(db, page, [limit, offset])
}

/** The published posts that list at least one of the strings, such as a category's key and name, newest first. */
export async function listCategory(
  db: Knex,
  strings: readonly string[],
  limit: number,
  offset: number,
): Promise<SummaryRow[]> {
  const page = `
    select distinct post_id as id, listed.published_at
    from unnest(?::text[]) as string cross join lateral (
      select post_id, published_at from blog_post_categories where category = string
      order by published_at desc, post_id desc limit ?
    ) as listed
    order by published_at desc, id desc limit ? offset ?`
  return summaries(db, page, [strings, limit + offset, limit, offset])
}

/** Those of the posts with these ids that are published, newest first. */
export async function listByIds(db: Knex, ids: readonly string[]): Promise<SummaryRow[]> {
  return summaries(db, 'select unnest(?::uuid[]) as id', [ids])
}

/** How many published posts there are, and how many list a string of each pair, in the order of the pairs. */
export async function countPublished(
  db: Knex,
  pairs: readonly (readonly [string, string])[],
): Promise<{ all: number; inPairs: number[] }> {
  const rows = await query<{ all: number; in_pairs: number[] }>(
    db,
    `select
       (select count(*)::int from blog_posts where status = 'published') as all,
       array(
         select (
           select count(distinct post_id)::int from blog_post_categories where category in (pair.key, pair.name)
         )
         from unnest(?::text[], ?::text[]) with ordinality as pair (key, name, position)
         order by position
       ) as in_pairs`,
    [pairs.map(([key]) => key), pairs.map(([, name]) => name)],
  )
  return { all: rows[0]?.all ?? 0, inPairs: rows[0]?.in_pairs ?? [] }
}

/**
 * Searches the published posts, or those of a category, for a text: a substring, ignoring case. Returns the exact total
 * and the ids of the newest `most`, from `offset` on.
 */
export async function searchPublished(
  db: Knex,
  term: string,
  strings: readonly string[] | undefined,
  most: number,
  offset = 0,
): Promise<Findings> {
  const inCategory = strings ? 'and categories && ?::text[]' : ''
  const rows = await query<Findings>(
    db,
    `with hits as materialized (
       select id, published_at from blog_posts
       where status = 'published' and search_text like blog_fold(?) ${inCategory}
     )
     select
       (select count(*)::int from hits) as total,
       array(select id from hits order by published_at desc, id desc limit ? offset ?) as ids`,
    [likePattern(term), ...(strings ? [[...strings]] : []), most, offset],
  )
  return rows[0] ?? { total: 0, ids: [] }
}

/** The newest posts in full, up to the given number. */
export const readNewest = postReader<number>(
  'read-newest-posts',
  `where status = 'published' order by published_at desc, id desc limit $2`,
)

/** Those of the slugs that belong to published posts. */
export async function publishedAmong(db: Knex, slugs: readonly string[]): Promise<string[]> {
  const rows = await query<{ slug: string }>(
    db,
    `select slug from blog_posts where status = 'published' and slug = any(?::text[])`,
    [slugs],
  )
  return rows.map(({ slug }) => slug)
}

/** The addresses of published posts, oldest first: new ones come last, so earlier sitemap files stay unchanged. */
export async function listAddresses(db: Knex, limit: number, offset: number): Promise<PublishedAddress[]> {
  return query<PublishedAddress>(
    db,
    `select slug, updated_at from blog_posts where status = 'published'
     order by published_at, id limit ? offset ?`,
    [limit, offset],
  )
}

/** The time of the last change within each group of `size` published posts, in the order of `listAddresses`. */
export async function listChanges(db: Knex, size: number): Promise<Date[]> {
  const rows = await query<{ changed: Date }>(
    db,
    `select max(updated_at) as changed from (
       select updated_at, (row_number() over (order by published_at, id) - 1) / ?::int as part
       from blog_posts where status = 'published'
     ) as posts group by part order by part`,
    [size],
  )
  return rows.map(({ changed }) => changed)
}

/** The posts whose ids `page` selects, newest first. */
async function summaries(db: Knex, page: string, values: readonly unknown[]): Promise<SummaryRow[]> {
  return query<SummaryRow>(
    db,
    `select ${summaryColumns} from (${page}) as page join blog_posts using (id)
     where status = 'published' order by blog_posts.published_at desc, id desc`,
    values,
  )
}

async function query<Row>(db: Knex, sql: string, values: readonly unknown[] = []): Promise<Row[]> {
  const { rows } = await db.raw<{ rows: Row[] }>(sql, values as Knex.RawBinding[])
  return rows
}
