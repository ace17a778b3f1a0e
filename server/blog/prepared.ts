import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import type { Written } from './fact-check'
import { withBlogLock } from './lock'
import { type PreparedArticle, pipelineName, prepareArticle, type StoredArticle } from './pipeline'

/** About five hundred articles, cached while they cannot be stored. */
const preparedCharsMax = 4_000_000

/** A post with what this process's pipeline made of it. `is_sealed`: whether the result is stored with a valid seal. */
export type PreparedRow = Omit<Written, 'content'> &
  Revised &
  (
    | (StoredArticle & { is_sealed: true; content: null })
    | ({ [Name in keyof StoredArticle]: StoredArticle[Name] | null } & { is_sealed: false | null; content: string })
  )

export interface Revised {
  id: string
  revision: number
  draft_reasons: string[]
}

/**
 * The SQL of the hash of an article's input and output. It no longer matches if another program, a manual repair, or a
 * damaged copy changed either. Computed in Postgres, so that a read transfers no input.
 */
const sealOf = (post: string, work: string) => {
  const input = ['title', 'excerpt', 'seo_title', 'seo_description', 'content'].map((name) => `${post}.${name}`)
  const output = ['pipeline', 'html', 'headings', 'words', 'links'].map((name) => `${work}.${name}`)
  const digests = [...input, ...output].map((part) => `sha256(convert_to(coalesce(${part}::text, ''), 'UTF8'))`)
  return `encode(sha256(${digests.join(' || ')}), 'base64')`
}

/** What gets a query on `blog_posts` the fields of `PreparedRow`; `$1` is the pipeline. `offset 0`: one seal a row. */
export const preparedColumns = `prepared.html, prepared.headings, prepared.words, prepared.links, is_sealed,
  case when is_sealed then null else blog_posts.content end as content`
export const preparedJoin = `
  left join prepared_articles as prepared on prepared.post_id = blog_posts.id and prepared.pipeline = $1
  left join lateral (
    select prepared.seal = ${sealOf('blog_posts', 'prepared')} as is_sealed offset 0
  ) as sealed on true`

export type ReadPrepared = (row: PreparedRow) => StoredArticle

/**
 * Returns the stored form of a post if its seal shows that this pipeline made it from this text. Otherwise the post is
 * prepared here, once, and stored for the next reader, or kept in memory if the database is read-only.
 */
export function createPreparedReader(db: Knex): ReadPrepared {
  const mended = new LRUCache<string, PreparedArticle>({
    maxSize: preparedCharsMax,
    sizeCalculation: ({ html }, key) => key.length + html.length,
  })
  return (row) => {
    if (row.is_sealed) return row
    const key = JSON.stringify([row.title, row.excerpt, row.seo_title, row.seo_description, row.content])
    const known = mended.get(key)
    if (known) return known
    const made = prepareArticle(row)
    mended.set(key, made)
    storePrepared(db, row, made).catch(() => undefined)
    return made
  }
}

/** Stores the result and the figures that it lacks support for, unless the post has another revision by now. */
export async function storePrepared(db: Knex, row: Written & Revised, made: PreparedArticle): Promise<void> {
  const { id, revision } = row
  const { unsupportedFigures, ...work } = made
  await db.raw(
    `insert into prepared_articles (post_id, pipeline, html, headings, words, links, seal)
     select id, work.pipeline, work.html, work.headings, work.words, work.links, ${sealOf('written', 'work')}
     from blog_posts,
       (select :title as title, :excerpt as excerpt, :seo_title as seo_title, :seo_description as seo_description,
          :content as content) as written,
       (select :pipeline as pipeline, :html as html, :headings::jsonb as headings, :words::int as words,
          :links::text[] as links) as work
     where id = :id and revision = :revision
     on conflict (post_id, pipeline) do update set html = excluded.html, headings = excluded.headings,
       words = excluded.words, links = excluded.links, seal = excluded.seal, prepared_at = now()`,
    {
      excerpt: null,
      seo_title: null,
      seo_description: null,
      ...row,
      ...work,
      content: row.content,
      headings: JSON.stringify(made.headings),
      pipeline: pipelineName(),
    },
  )
  if (isDeepStrictEqual(row.draft_reasons, unsupportedFigures)) return
  await withBlogLock(db, (transaction) =>
    transaction('blog_posts').where({ id, revision }).update({ draft_reasons: unsupportedFigures }),
  )
}
