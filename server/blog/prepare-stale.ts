import { setImmediate } from 'node:timers/promises'
import type { Knex } from 'knex'
import type { Written } from './fact-check'
import { pipelineName, prepareArticle } from './pipeline'
import { type Revised, storePrepared } from './prepared'

/** How long a post is reserved for the process that claimed it. One article takes some hundredths of a second. */
const claimSeconds = 60
/** How long another version's results are kept: as long as a rollback to it is likely. */
const keptDays = 7

/**
 * Prepares every post that this pipeline has not prepared yet, and returns how many. Each post is claimed by one
 * process, and handled by itself, so that writers never wait for the rest.
 */
export async function prepareStale(db: Knex): Promise<number> {
  let count = 0
  let next = await claimNext(db, '00000000-0000-0000-0000-000000000000')
  while (next) {
    if (next.is_claimed) {
      await storePrepared(db, next, prepareArticle(next))
      count += 1
    }
    await setImmediate()
    next = await claimNext(db, next.id)
  }
  return count
}

type Claimed = Written & Revised & { is_claimed: boolean }

/** The next stale post, claimed by a row without a seal, which readers ignore; taken over after a minute. */
async function claimNext(db: Knex, after: string): Promise<Claimed | undefined> {
  const { rows } = await db.raw<{ rows: Claimed[] }>(
    `with next as (
       select id from blog_posts
       where id > :after and status <> 'removed' and not exists (
         select from prepared_articles
         where post_id = blog_posts.id and pipeline = :pipeline
           and (seal <> '' or prepared_at > now() - make_interval(secs => :claimSeconds))
       )
       order by id limit 1
     ), claimed as (
       insert into prepared_articles as prepared (post_id, pipeline, html, headings, words, links, seal)
       select id, :pipeline, '', '[]', 0, '{}', '' from next
       on conflict (post_id, pipeline) do update set prepared_at = now()
         where prepared.seal = '' and prepared.prepared_at <= now() - make_interval(secs => :claimSeconds)
       returning post_id
     )
     select id, revision, draft_reasons, title, excerpt, seo_title, seo_description, content,
       exists (select from claimed) as is_claimed
     from next join blog_posts using (id)`,
    { after, pipeline: pipelineName(), claimSeconds },
  )
  return rows[0]
}

/** Removes what other versions of the pipeline made, once it is older than `keptDays`. */
export async function removeOldPreparations(db: Knex): Promise<void> {
  await db('prepared_articles')
    .whereNot({ pipeline: pipelineName() })
    .where('prepared_at', '<', db.raw('now() - make_interval(days => ?)', [keptDays]))
    .delete()
}
