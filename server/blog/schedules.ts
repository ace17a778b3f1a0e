import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import { publishScheduled } from '../outbox/jobs'
import { completeMessage, enqueue } from '../outbox/messages'
import { countUpTo } from '../platform/rows'

/** When a draft is to be published, and who scheduled it. */
export interface Schedule {
  publish_at: Date
  scheduled_by_id: string | null
  scheduled_by: string
  /** Problems that were accepted when it was scheduled; they do not block publishing later. */
  known_problems: string[]
  /** Why it was not published at its time; empty until then. */
  problems: string[]
}

type NewSchedule = Pick<Schedule, 'publish_at' | 'known_problems'>

/** Schedules a draft, replacing a former schedule. An outbox message due at the row's time wakes a worker. */
export async function storeSchedule(
  transaction: Knex.Transaction,
  actor: Actor,
  id: string,
  { publish_at, known_problems }: NewSchedule,
): Promise<void> {
  const row = { publish_at, known_problems, problems: [], scheduled_by_id: actor.id, scheduled_by: actor.name }
  await transaction('article_schedules')
    .insert({ post_id: id, ...row })
    .onConflict('post_id')
    .merge(row)
  await enqueue(transaction, publishScheduled, { postId: id }, publish_at)
}

/** Removes a draft's schedule and returns whether it had one. */
export async function removeSchedule(transaction: Knex, id: string): Promise<boolean> {
  const count = await transaction('article_schedules').where({ post_id: id }).delete()
  if (count > 0) await completeMessage(transaction, id)
  return count > 0
}

/** Records why a draft was not published at its time. It is not tried again until somebody schedules it again. */
export async function failSchedule(transaction: Knex, id: string, problems: readonly string[]): Promise<void> {
  await transaction('article_schedules')
    .where({ post_id: id })
    .update({ problems: [...problems] })
  await completeMessage(transaction, id)
}

/** Locks a post's schedule. `isDue` is by the database's clock, which also decides when messages are due. */
export async function lockSchedule(transaction: Knex, id: string) {
  return transaction('article_schedules')
    .where({ post_id: id })
    .forUpdate()
    .first<(Schedule & { isDue: boolean }) | undefined>('*', transaction.raw('publish_at <= now() as "isDue"'))
}

/** The articles that were not published at their time, latest first. */
export async function listUnpublished(db: Knex, limit: number) {
  return db('article_schedules')
    .join('blog_posts', 'id', 'post_id')
    .whereRaw('problems <> array[]::text[]')
    .orderBy('publish_at', 'desc')
    .limit(limit)
    .select<(Pick<Schedule, 'publish_at' | 'problems'> & { id: string; title: string })[]>(
      'id',
      'title',
      'publish_at',
      'problems',
    )
}

/** How many drafts are scheduled, up to `limit`, including those whose time has passed. */
export async function countSchedules(db: Knex, limit: number): Promise<number> {
  return countUpTo(db, db('article_schedules'), limit)
}
