import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'

/**
 * The part of a statement that promises mails: for each row of its clause `submission`, one of every kind in `:mails`. A mail
 * that was promised before is not promised again.
 */
export const promiseClauses = `
  mail as (
    select submission.id as subject_id, mail.*
    from submission, jsonb_to_recordset(:mails) as mail (id uuid, kind text, message_id text, outbox_id uuid)
  ), delivery as (
    insert into deliveries (id, kind, subject_id, message_id)
    select id, kind, subject_id, message_id from mail
    on conflict do nothing
    returning id
  ), promise as (
    insert into outbox (id, job, payload)
    select outbox_id, 'deliver-mail', jsonb_build_object('deliveryId', id) from mail join delivery using (id)
  )`

/** What is bound as `:mails`. */
export function mailsToPromise(kinds: readonly string[], mailDomain: string): string {
  const mails = kinds.map((kind) => {
    const id = randomUUID()
    return { id, kind, message_id: `<${id}@${mailDomain}>`, outbox_id: randomUUID() }
  })
  return JSON.stringify(mails)
}

/** Promises mails about a lead or a message that is there already, in one statement. */
export async function promiseMails(
  db: Knex,
  subjectId: string,
  kinds: readonly string[],
  mailDomain: string,
): Promise<void> {
  const statement = `
    with submission as (select cast(:subjectId as uuid) as id), ${promiseClauses}
    select id from submission`
  await db.raw(statement, { subjectId, mails: mailsToPromise(kinds, mailDomain) })
}
