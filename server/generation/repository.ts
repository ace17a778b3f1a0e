import type { Knex } from 'knex'
import type { Generation, GenerationStage } from '../../shared/admin/generations'
import { generatePost } from '../outbox/jobs'
import { enqueue } from '../outbox/messages'

/** What to write about. */
export interface GenerationRequest {
  topic: string
  isTest: boolean
  /** Whether the article stays a draft. */
  isDraft: boolean
}

/** One attempt of a worker at a generation. A later run supersedes it. */
export interface Run extends GenerationRequest {
  id: string
  run: number
}

export interface Usage {
  model: string
  tokensIn: number | null
  tokensOut: number | null
  costUsd: number | null
}

/** Stores a generation and enqueues its job. */
export async function insertGeneration(
  transaction: Knex.Transaction,
  id: string,
  { topic, isTest, isDraft }: GenerationRequest,
) {
  await transaction('generations').insert({ id, topic, is_test: isTest, is_draft: isDraft })
  await enqueue(transaction, generatePost, { generationId: id })
}

export async function findGeneration(db: Knex, id: string): Promise<Generation | undefined> {
  const { rows } = await db.raw<{ rows: { generation: Generation }[] }>(
    `select json_strip_nulls(json_build_object(
       'id', generations.id, 'state', state, 'stage', stage, 'progress', progress, 'topic', topic, 'test', is_test,
       'draft', is_draft,
       'post', case when blog_posts.id is not null then json_build_object(
         'id', blog_posts.id, 'title', title, 'slug', slug, 'status', status
       ) end,
       'reasons', nullif(reasons, '{}'), 'error', error
     )) as generation
     from generations left join blog_posts on blog_posts.id = post_id where generations.id = ?`,
    [id],
  )
  return rows[0]?.generation
}

/** Starts a new run; undefined if the generation has ended or does not exist. */
export async function beginRun(db: Knex, id: string): Promise<Run | undefined> {
  const { rows } = await db.raw<{ rows: Run[] }>(
    `update generations set state = 'active', stage = 'asking', progress = 5, run = run + 1
     where id = ? and state in ('queued', 'active')
     returning id, run, topic, is_test as "isTest", is_draft as "isDraft"`,
    [id],
  )
  return rows[0]
}

/** @returns whether this run is still the latest of a generation that has not ended */
export async function saveProgress(db: Knex, run: Run, stage: GenerationStage, progress: number): Promise<boolean> {
  return (await ofRun(db, run).update({ stage, progress })) > 0
}

/** Resets a generation to waiting for its next run. */
export async function returnToQueue(db: Knex, run: Run): Promise<void> {
  await ofRun(db, run).update({ state: 'queued', stage: 'queued', progress: 0 })
}

/** Adds the cost of a run, whatever its result. An unknown cost makes the sum unknown. */
export async function addUsage(db: Knex, { id }: Run, { model, tokensIn, tokensOut, costUsd }: Usage): Promise<void> {
  await db.raw(
    `update generations set
       tokens_in = case when model is null then :tokensIn::int else tokens_in + :tokensIn end,
       tokens_out = case when model is null then :tokensOut::int else tokens_out + :tokensOut end,
       cost_usd = case when model is null then :costUsd::numeric else cost_usd + :costUsd end,
       model = :model
     where id = :id`,
    { id, model, tokensIn, tokensOut, costUsd },
  )
}

/** Locks the generation, so no other run can end it during the transaction. @returns whether this run may */
export async function lockRun(transaction: Knex.Transaction, run: Run): Promise<boolean> {
  return (await ofRun(transaction, run).forUpdate().first('id')) !== undefined
}

/** @param notes problems besides the `figures` that argue against publishing the article */
export async function markCompleted(
  db: Knex,
  { id }: Run,
  postId: string,
  { notes, figures }: { notes: readonly string[]; figures: readonly string[] },
): Promise<void> {
  const end = { state: 'completed', stage: 'publishing', progress: 100, finished_at: db.raw('clock_timestamp()') }
  await db('generations')
    .where({ id })
    .update({ ...end, post_id: postId, notes, reasons: [...notes, ...figures] })
}

/** @returns whether this run was still the latest, and the generation has failed now */
export async function markFailed(db: Knex, run: Run, error: string): Promise<boolean> {
  const end = { state: 'failed', error, finished_at: db.raw('clock_timestamp()') }
  return (await ofRun(db, run).update(end)) > 0
}

/** Fails generations that were requested a day ago and have not ended: their jobs gave up during an outage. */
export async function failAbandoned(db: Knex): Promise<void> {
  await db('generations')
    .whereIn('state', ['queued', 'active'])
    .where('created_at', '<', db.raw(`now() - interval '1 day'`))
    .update({
      state: 'failed',
      error: 'We gave up on this article. Please request it again.',
      finished_at: db.fn.now(),
    })
}

const ofRun = (db: Knex, { id, run }: Run) => db('generations').where({ id, run, state: 'active' })
