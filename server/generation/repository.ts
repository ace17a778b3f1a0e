import type { Knex } from 'knex'
import { generatePost } from '../../jobs/definitions'
import type { Generation, GenerationStage } from '../../shared/admin/generations'
import { enqueue } from '../outbox/messages'

interface GenerationRow {
  id: string
  topic: string
  is_test: boolean
  is_draft: boolean
  state: Generation['state']
  stage: GenerationStage
  progress: number
  reasons: string[]
  error: string | null
  post_id: string | null
  title: string | null
  slug: string | null
  status: 'draft' | 'published' | 'removed' | null
}

/** What is to be written about. */
export interface GenerationRequest {
  topic: string
  isTest: boolean
  /** Whether the article stays a draft. */
  isDraft: boolean
}

/** One beginning of a generation by a worker; a later one takes its place. */
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

/** Stores a generation and enqueues its making. */
export async function insertGeneration(
  transaction: Knex.Transaction,
  id: string,
  { topic, isTest, isDraft }: GenerationRequest,
) {
  await transaction('generations').insert({ id, topic, is_test: isTest, is_draft: isDraft })
  await enqueue(transaction, generatePost, { generationId: id })
}

export async function findGeneration(db: Knex, id: string): Promise<Generation | undefined> {
  const row = await db('generations')
    .leftJoin('blog_posts', 'blog_posts.id', 'generations.post_id')
    .where({ 'generations.id': id })
    .first<GenerationRow | undefined>(
      ...['id', 'topic', 'is_test', 'is_draft', 'post_id', 'state', 'stage', 'progress', 'reasons', 'error'].map(
        (name) => `generations.${name}`,
      ),
      ...['title', 'slug', 'status'].map((name) => `blog_posts.${name}`),
    )
  return row && toGeneration(row)
}

function toGeneration(row: GenerationRow): Generation {
  const { id, state, stage, progress, topic, is_test: test, is_draft: draft, reasons, error } = row
  const { post_id, title, slug, status } = row
  return {
    ...{ id, state, stage, progress, topic, test, draft },
    ...(post_id !== null &&
      title !== null &&
      slug !== null &&
      status !== null && {
        post: { id: post_id, title, slug, status },
      }),
    ...(reasons.length > 0 && { reasons }),
    ...(error !== null && { error }),
  }
}

/** Begins a new run; nothing when the generation has ended or never was. */
export async function beginRun(db: Knex, id: string): Promise<Run | undefined> {
  const { rows } = await db.raw<{ rows: Run[] }>(
    `update generations set state = 'active', stage = 'asking', progress = 5, run = run + 1
     where id = ? and state in ('queued', 'active')
     returning id, run, topic, is_test as "isTest", is_draft as "isDraft"`,
    [id],
  )
  return rows[0]
}

/** @returns whether this run is still the newest of a generation that has not ended */
export async function saveProgress(db: Knex, run: Run, stage: GenerationStage, progress: number): Promise<boolean> {
  return (await ofRun(db, run).update({ stage, progress })) > 0
}

/** Puts a generation back to where it waits for its next run. */
export async function returnToQueue(db: Knex, run: Run): Promise<void> {
  await ofRun(db, run).update({ state: 'queued', stage: 'queued', progress: 0 })
}

/** The cost of every run counts, whatever its result. An unknown cost makes the sum unknown. */
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

/** Keeps every other run from ending until the transaction does. @returns whether this one may */
export async function lockRun(transaction: Knex.Transaction, run: Run): Promise<boolean> {
  return (await ofRun(transaction, run).forUpdate().first('id')) !== undefined
}

/** @param notes what besides the `figures` speaks against publishing the article */
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

/** @returns whether it was this run's to fail */
export async function markFailed(db: Knex, run: Run, error: string): Promise<boolean> {
  const end = { state: 'failed', error, finished_at: db.raw('clock_timestamp()') }
  return (await ofRun(db, run).update(end)) > 0
}

/** Ends what was asked for a day ago and still has no end: its job was given up while the database was away. */
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
