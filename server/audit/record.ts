import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { AuditKind, SignInWay } from '../../shared/admin/audit'

interface Act {
  kind: AuditKind
  /** One sentence without any visitor's words. */
  text: string
  /** The address in the admin that the act was about. It contains no more than an id. */
  subject?: string
}

/** Records an act in the audit log, in the transaction of the act if it has one. */
export async function recordAct(
  db: Knex,
  { id, tokenId, name }: Pick<Actor, 'id' | 'tokenId' | 'name'>,
  { kind, text, subject }: Act,
): Promise<void> {
  const [person_id, token_id] = [id, tokenId ?? null]
  await db('audit_log').insert({
    id: randomUUID(),
    person_id,
    token_id,
    author: name,
    kind,
    text,
    subject: subject ?? null,
  })
}

/** Counts a failed sign-in by way and hour, and stores nothing else. */
export async function countFailedSignIn(db: Knex, way: SignInWay): Promise<void> {
  await db.raw(
    `insert into failed_sign_ins as counted (hour, way, count) values (date_trunc('hour', now()), ?, 1)
     on conflict (hour, way) do update set count = counted.count + 1`,
    [way],
  )
}
