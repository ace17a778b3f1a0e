import { setImmediate } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Written } from './fact-check'
import { pipelineName, prepareArticle } from './pipeline'
import { type Revised, storePrepared } from './prepared'

const batchSize = 20
/** What another version of the program made is kept for as long as one may be gone back to. */
const keptDays = 7

/**
 * Prepares every post that this pipeline has not prepared yet, as after a deployment that changed the pipeline or the
 * catalogue, and answers their number. It holds no lock while it works and lets others run after each article; two that
 * run at once make the same rows.
 */
export async function prepareStale(db: Knex): Promise<number> {
  let count = 0
  let last = '00000000-0000-0000-0000-000000000000'
  for (;;) {
    const rows = await readStale(db, last)
    for (const row of rows) {
      await storePrepared(db, row, prepareArticle(row))
      await setImmediate()
    }
    count += rows.length
    last = rows.at(-1)?.id ?? last
    if (rows.length < batchSize) return count
  }
}

/** The next in the order of their ids, so that one that cannot be stored is not asked for again. */
async function readStale(db: Knex, after: string): Promise<(Written & Revised)[]> {
  return db('blog_posts as post')
    .select('id', 'revision', 'draft_reasons', 'title', 'excerpt', 'seo_title', 'seo_description', 'content')
    .where('id', '>', after)
    .whereNot('status', 'removed')
    .whereNotExists(db('prepared_articles').whereRaw('post_id = post.id').where({ pipeline: pipelineName() }))
    .orderBy('id')
    .limit(batchSize)
}

/** Removes what pipelines of other versions made, once it is old. */
export async function removeOldPreparations(db: Knex): Promise<void> {
  await db('prepared_articles')
    .whereNot({ pipeline: pipelineName() })
    .where('prepared_at', '<', db.raw('now() - make_interval(days => ?)', [keptDays]))
    .delete()
}
