import type { Knex } from 'knex'
import { blogCategories } from '../../shared/blog/categories'
import type { PostSummary } from '../../shared/blog/post'
import { runPrepared } from '../platform/database'
import { summaryColumns } from './list-repository'
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

/** A post with everything that its page shows, including its prepared form. */
export type ReadRow = Omit<PostRow, 'created_at' | 'review_by' | 'content'> & PreparedRow
/** A post with related posts, which come as JSON: their dates are text in the format of the database. */
export type ArticleRow = ReadRow & { related: PostSummary[] }

const relatedPosts = 3

/** The start of a statement that reads whole posts. `$1` is the pipeline, `more` an additional column. */
const selectPosts = (more = '') => `
  select ${summaryColumns('blog_posts')}, ${preparedColumns}, status, updated_at, revision, draft_reasons,
    seo_title, seo_description, featured_image_alt, reviewed_on::text, reviewed_by ${more}
  from blog_posts ${preparedJoin}`

/**
 * The newest published posts that share a category (`$3` and `$4` hold keys and names), then the newest of all. In the
 * post's own statement, because a second round trip costs more.
 */
const related = `, (
  select coalesce(json_agg(found), '[]') from (
    select ${summaryColumns('other')} from (
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

function postReader<Value>(name: string, end: string) {
  const statement = { name, text: `${selectPosts()} ${end}` }
  return (db: Knex, value: Value) => runPrepared<ReadRow>(db, statement, [pipelineName(), value])
}

function articleReader(name: string, end: string) {
  const statement = { name, text: `${selectPosts(related)} ${end}` }
  const pairs = [blogCategories.map(({ key }) => key), blogCategories.map(({ name }) => name)]
  return first((db, value: string) => runPrepared<ArticleRow>(db, statement, [pipelineName(), value, ...pairs]))
}

function first<Row, Value>(read: (db: Knex, value: Value) => Promise<Row[]>) {
  return async (db: Knex, value: Value): Promise<Row | undefined> => (await read(db, value))[0]
}

export const findPublished = articleReader('find-published-post', `where slug = $2 and status = 'published'`)

/** The published post with a former slug; undefined if the slug was given to another post. */
export const findMoved = first(
  postReader<string>(
    'find-moved-post',
    `where id = (select post_id from former_addresses where slug = $2) and status = 'published'`,
  ),
)

/** A post of any status, with its related posts. */
export const findArticle = articleReader('find-article', 'where id = $2')

export const findById = first(postReader<string>('find-post', 'where id = $2'))

/** The newest posts in full, up to the given number. */
export const readNewest = postReader<number>(
  'read-newest-posts',
  `where status = 'published' order by published_at desc, id desc limit $2`,
)
