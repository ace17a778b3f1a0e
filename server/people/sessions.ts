import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { type Actor, passwordOwner, type Role } from '../../shared/admin/actor'
import type { SignInWay } from '../../shared/admin/audit'
import type { AdminSessionEntry, SessionList } from '../../shared/admin/sessions'
import { countFailedSignIn, recordAct } from '../audit/record'
import { httpError } from '../platform/http-error'
import { isId } from '../platform/validation'

/** A session as the table has it. */
export interface KnownSession {
  id: string
  actor: Actor
}

interface SessionRow {
  id: string
  browser: string
  beganAt: Date
  seenAt: Date
  endsAt: Date
  personId: string | null
  name: string | null
  role: Role | null
}

const columns = {
  id: 'session.id',
  browser: 'session.browser',
  beganAt: 'session.began_at',
  seenAt: 'session.seen_at',
  endsAt: 'session.ends_at',
  personId: 'person.id',
  name: 'person.name',
  role: 'person.role',
}

export type AdminSessions = ReturnType<typeof createAdminSessions>

/**
 * The current sessions, in a table besides the store that holds the cookie's data: a session is valid only while it is
 * in both. So sessions can be listed and ended, and a deactivation or a new role takes effect at once.
 */
export function createAdminSessions(db: Knex, { passwordSignIn }: { passwordSignIn: boolean }) {
  /** Sessions that have not expired, of people who are not deactivated. */
  const present = () =>
    db('admin_sessions as session')
      .leftJoin('people as person', 'person.id', 'session.person_id')
      .whereRaw('session.ends_at > now() and person.deactivated_at is null')
      .whereRaw(passwordSignIn ? 'true' : 'session.person_id is not null')

  return {
    /** The caller, by session id; undefined once the session has ended. Records when it was last seen, by minute. */
    async find(id: string): Promise<KnownSession | undefined> {
      const row = await present()
        .where('session.id', id)
        .first<(SessionRow & { isStale: boolean }) | undefined>(
          columns,
          db.raw(`session.seen_at < now() - interval '1 minute' as "isStale"`),
        )
      if (!row) return undefined
      if (row.isStale) await db('admin_sessions').where({ id }).update({ seen_at: db.fn.now() })
      return { id, actor: actorOfRow(row) }
    },

    /** Starts a session, records that in the audit log in the same statement, and returns its id. */
    async begin({ id: personId, name }: Actor, browser: string, seconds: number): Promise<string> {
      const id = randomUUID()
      await db.raw(
        `with created as (
           insert into admin_sessions (id, person_id, browser, began_at, seen_at, ends_at)
           values (:id, :personId, :browser, now(), now(), now() + make_interval(secs => :seconds))
         )
         insert into audit_log (id, person_id, author, kind, text)
         values (:entry, :personId, :name, 'sign-in', 'Signed in from ' || :browser)`,
        { id, personId, browser, seconds, entry: randomUUID(), name } as never,
      )
      return id
    },

    /** Deletes a session that is replaced by another one. */
    forget: async (id: string) => void (await db('admin_sessions').where({ id }).delete()),

    /** Ends the caller's own session and records that in the audit log. */
    async signOut({ id, actor }: KnownSession): Promise<void> {
      await db.transaction(async (transaction) => {
        const ended = await transaction('admin_sessions').where({ id }).delete()
        if (ended > 0) await recordAct(transaction, actor, { kind: 'sign-out', text: 'Signed out' })
      })
    },

    /** Counts a failed sign-in by way and hour, and stores nothing else. */
    countFailure: (way: SignInWay) => countFailedSignIn(db, way),

    async list(presentId: string, timeZone: string): Promise<SessionList> {
      const rows = await present().orderBy('session.began_at', 'desc').limit(sessionsMax).select<SessionRow[]>(columns)
      return { sessions: rows.map((row) => toEntry(row, presentId)), timeZone }
    },

    /** @throws ApiError 404 if there is no current session with that id */
    async endById(actor: Actor, id: string): Promise<void> {
      await db.transaction(async (transaction) => {
        const ended = isId(id)
          ? await transaction('admin_sessions').where({ id }).delete<{ person_id: string | null }[]>('person_id')
          : []
        if (!ended[0]) throw httpError(404, 'This session has already ended.')
        const person = await transaction('people').where({ id: ended[0].person_id }).first('name')
        const text = `Ended a session of ${person?.name ?? passwordOwner.name}`
        await recordAct(transaction, actor, { kind: 'session-end', text })
      })
    },

    endOthers: (actor: Actor, presentId: string) =>
      db.transaction(async (transaction) => {
        const ended = await transaction('admin_sessions').whereNot({ id: presentId }).delete()
        await recordAct(transaction, actor, { kind: 'session-end', text: `Ended all other sessions: ${ended}` })
        return { ended }
      }),
  }
}

/** More sessions than anybody reads through. */
const sessionsMax = 200

const actorOfRow = ({ personId, name, role }: SessionRow): Actor =>
  personId && name && role ? { id: personId, name, role } : passwordOwner

const toEntry = (row: SessionRow, presentId: string): AdminSessionEntry => ({
  ...{ id: row.id, actor: actorOfRow(row), browser: row.browser, isPresent: row.id === presentId },
  signedInAt: row.beganAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
  expiresAt: row.endsAt.toISOString(),
})

/** Removes expired sessions, which would otherwise pile up, and returns how many. */
export async function removeEndedSessions(db: Knex): Promise<number> {
  return db('admin_sessions').where('ends_at', '<', db.fn.now()).delete()
}
