import type { Knex } from 'knex'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'
import { messageOfDelivery } from './enqueue'
import { eraseKeptEmail } from './jobs'

/** SQL that tries those of a clause `chosen (id)` that meet the condition for another day, and counts them. */
export const tryAgain = (condition: string) => `
  delivery as (
    update deliveries set state = 'pending', tried_since = null, due_at = now(), last_error = null
    from chosen where deliveries.id = chosen.id and ${condition} returning deliveries.id, endpoint_id
  ), message as (${messageOfDelivery})
  select count(*)::int as count from delivery`

/**
 * Cancels the emails about a subject that have not been sent, with their outbox messages, and returns how many there
 * were. One that a worker is sending now is left to it: if that fails, its composer cancels it at the next attempt.
 */
export async function cancelDeliveries(db: Knex, subjectId: string, reason: string): Promise<number> {
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `with canceled as (
       update deliveries set state = 'canceled', last_error = :reason
       where subject_id = :subjectId and endpoint_id is null and state in ('pending', 'failed') returning id
     ), woken as (delete from outbox using canceled where outbox.id = canceled.id)
     select count(*)::int as count from canceled`,
    { subjectId, reason },
  )
  return rows[0].count
}

/**
 * Erases all emails and events about these subjects, with their messages, and enqueues deleting the files of emails
 * that were tried. The file of one that is being sent is deleted once its lease is over.
 */
export async function eraseDeliveries(db: Knex, subjectIds: string[]): Promise<void> {
  await db.raw(
    `with erased as (
       delete from deliveries where subject_id = any(?) returning id, state, attempts, due_at, endpoint_id
     ), woken as (delete from outbox using erased where outbox.id = erased.id)
     insert into outbox (id, job, payload, due_at)
     select gen_random_uuid(), '${eraseKeptEmail.name}', jsonb_build_object('deliveryId', id),
       case when state = 'sending' then greatest(due_at, now()) else now() end
     from erased where attempts > 0 and endpoint_id is null`,
    [subjectIds],
  )
}

/** Forgets which addresses got a confirmation: the given ones, or without an argument those that may get one again. */
export async function forgetConfirmed(db: Knex, addresses?: string[]): Promise<void> {
  const confirmed = db('confirmed_addresses').delete()
  if (addresses) await confirmed.whereRaw('mailbox in (select mailbox_of(unnest(?::text[])))', [addresses])
  else await confirmed.where('at', '<=', db.raw(`now() - interval '24 hours'`))
}

/** Tries a failed email for another day, starting now, regardless of its jobs. @throws ApiError 409 for any other */
export async function retryDelivery(db: Knex, id: string): Promise<void> {
  await retryOne(db, id, `endpoint_id is null and state = 'failed'`, 'Only an email that has failed can be sent again.')
}

/** @throws ApiError 409 with the text `otherwise` if no delivery has that id and meets the condition */
export async function retryOne(db: Knex, id: string, condition: string, otherwise: string): Promise<void> {
  const chosen = isId(id) ? [id] : []
  const { rows } = await db.raw<{ rows: [{ count: number }] }>(
    `with chosen as (select unnest(?::uuid[]) as id), ${tryAgain(condition)}`,
    [chosen],
  )
  if (rows[0].count === 0) throw httpError(409, otherwise)
}
