import { isDeepStrictEqual } from 'node:util'
import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import type { Written } from './fact-check'
import { withBlogLock } from './lock'
import { type PreparedArticle, pipelineName, prepareArticle, type StoredArticle, sealOf } from './pipeline'

/** Some five hundred articles, for as long as they cannot be stored. */
const preparedCharsMax = 4_000_000

/** A post with what this process's pipeline made of it; each of it null where nothing was stored. */
export type PreparedRow = Written &
  Revised & { [Name in keyof StoredArticle]: StoredArticle[Name] | null } & { seal: string | null }

/** A post as it was at one of its revisions. */
export interface Revised {
  id: string
  revision: number
  draft_reasons: string[]
}

/** Columns and join by which a query on `blog_posts` gets what `PreparedRow` has beside the post; `$1` is the pipeline. */
export const preparedColumns = 'prepared.html, prepared.headings, prepared.words, prepared.links, prepared.seal'
export const preparedJoin =
  'left join prepared_articles as prepared on prepared.post_id = blog_posts.id and prepared.pipeline = $1'

export type ReadPrepared = (row: PreparedRow) => StoredArticle

/**
 * Returns the stored form of a post if its seal shows that this pipeline made it from this text. A row without a seal
 * (from another program or version) or with a wrong one (changed behind the pipeline's back) is never shown: the post
 * is prepared here, once, and stored for the next reader. If it cannot be stored (the database is read-only), the
 * reader does not notice.
 */
export function createPreparedReader(db: Knex): ReadPrepared {
  const mended = new LRUCache<string, PreparedArticle>({
    maxSize: preparedCharsMax,
    sizeCalculation: ({ content, html }) => content.length + html.length + 1,
  })
  return (row) => {
    const stored = storedIn(row)
    if (stored && row.seal === sealOf(row, stored)) return stored
    const key = sealOf(row, nothing)
    const known = mended.get(key)
    if (known) return known
    const made = prepareArticle(row)
    mended.set(key, made)
    storePrepared(db, row, made).catch(() => undefined)
    return made
  }
}

const nothing: StoredArticle = { html: '', headings: [], words: 0, links: [] }

function storedIn({ html, headings, words, links }: PreparedRow): StoredArticle | undefined {
  return html === null || headings === null || words === null || links === null
    ? undefined
    : { html, headings, words, links }
}

/**
 * Stores what was made of a post as it was at a revision, unless it has another one by now, and with it what the fact check
 * says today. Part of the caller's transaction where `db` is one.
 */
export async function storePrepared(db: Knex, row: Written & Revised, made: PreparedArticle): Promise<void> {
  const { id, revision, draft_reasons } = row
  const { html, headings, words, links, unsupportedFigures } = made
  await db.raw(
    `insert into prepared_articles (post_id, pipeline, html, headings, words, links, seal)
     select id, :pipeline, :html, :headings::jsonb, :words, :links::text[], :seal
     from blog_posts where id = :id and revision = :revision
     on conflict (post_id, pipeline) do update set html = excluded.html, headings = excluded.headings,
       words = excluded.words, links = excluded.links, seal = excluded.seal, prepared_at = now()`,
    {
      ...{ id, revision, pipeline: pipelineName(), html, headings: JSON.stringify(headings), words, links },
      seal: sealOf(row, made),
    },
  )
  if (isDeepStrictEqual(draft_reasons, unsupportedFigures)) return
  await withBlogLock(db, (transaction) =>
    transaction('blog_posts').where({ id, revision }).update({ draft_reasons: unsupportedFigures }),
  )
}
