import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import type { AuditKind, SignInWay } from '../../shared/admin/audit'

interface Act {
  kind: AuditKind
  /** One sentence without a word of a visitor's. */
  text: string
  /** The address in the admin of what it was about, which holds no more than an id. */
  subject?: string
}

/** Writes what somebody did into the audit log, inside the transaction of the act where it has one. */
export async function recordAct(
  db: Knex,
  { id, name }: Pick<Actor, 'id' | 'name'>,
  { kind, text, subject }: Act,
): Promise<void> {
  await db('audit_log').insert({ id: randomUUID(), person_id: id, author: name, kind, text, subject: subject ?? null })
}

/** The pieces of a file that somebody takes away, told before the first one. */
export async function* recordExport(
  db: Knex,
  actor: Actor,
  what: string,
  pieces: AsyncIterable<string>,
): AsyncGenerator<string> {
  await recordAct(db, actor, { kind: 'export', text: `Exported ${what}` })
  yield* pieces
}

/** Counts a sign-in that was refused, by the hour and by nothing else. */
export async function countFailedSignIn(db: Knex, way: SignInWay): Promise<void> {
  await db.raw(
    `insert into failed_sign_ins as counted (hour, way, count) values (date_trunc('hour', now()), ?, 1)
     on conflict (hour, way) do update set count = counted.count + 1`,
    [way],
  )
}
