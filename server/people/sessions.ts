import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { type Actor, passwordOwner, type Role } from '../../shared/admin/actor'
import type { SignInWay } from '../../shared/admin/audit'
import type { AdminSessionEntry, SessionList } from '../../shared/admin/sessions'
import { countFailedSignIn, recordAct } from '../audit/record'
import { mayEnd, sessionEnds } from './session-ends'

export interface KnownSession {
  id: string
  actor: Actor
  /** Whether the sign-in was in the last five minutes, as a new passkey requires. */
  isFresh: boolean
}

interface Beginning {
  browser: string
  seconds: number
  addressKey: string
}

interface SessionRow {
  id: string
  browser: string
  beganAt: Date
  seenAt: Date
  personId: string | null
  name: string | null
  role: Role | null
}

const columns = {
  id: 'session.id',
  browser: 'session.browser',
  beganAt: 'session.began_at',
  seenAt: 'session.seen_at',
  personId: 'person.id',
  name: 'person.name',
  role: 'person.role',
}

export type AdminSessions = ReturnType<typeof createAdminSessions>

/**
 * The current sessions, in a table besides the store that holds the cookie's data: a session is valid only while it is
 * in both. So sessions can be listed and ended, and a deactivation or a new role takes effect at once.
 */
export function createAdminSessions(db: Knex, { passwordMark = null }: { passwordMark?: string | null | undefined }) {
  /** Sessions that have not expired, of people who are not deactivated, or by the present password. */
  const present = () =>
    db('admin_sessions as session')
      .leftJoin('people as person', 'person.id', 'session.person_id')
      .whereRaw('session.ends_at > now() and person.deactivated_at is null')
      .whereRaw('(session.person_id is not null or session.password_mark = ?)', [passwordMark])

  return {
    ...sessionEnds(db),

    async isKnownAddress(key: string): Promise<boolean> {
      const found = await db('sign_in_addresses').where({ key }).whereRaw(isRemembered).first('key')
      return found !== undefined
    },

    /** The caller, by session id; undefined once the session has ended. Records when it was last seen, by minute. */
    async find(id: string): Promise<KnownSession | undefined> {
      const row = await present()
        .where('session.id', id)
        .first<(SessionRow & { isStale: boolean; isFresh: boolean }) | undefined>(
          columns,
          db.raw(`session.seen_at < now() - interval '1 minute' as "isStale"`),
          db.raw(`session.began_at > now() - make_interval(mins => ?) as "isFresh"`, [freshMinutes]),
        )
      if (!row) return undefined
      if (row.isStale) await db('admin_sessions').where({ id }).update({ seen_at: db.fn.now() })
      return { id, actor: actorOfRow(row), isFresh: row.isFresh }
    },

    /** Starts a session, records that in the audit log and its address in the same statement, and returns its id. */
    async begin({ id: personId, name }: Actor, { browser, seconds, addressKey }: Beginning): Promise<string> {
      const id = randomUUID()
      await db.raw(
        `with created as (
           insert into admin_sessions (id, person_id, browser, began_at, seen_at, ends_at, password_mark)
           values (:id, :personId, :browser, now(), now(), now() + make_interval(secs => :seconds), :mark)
         ), known as (
           insert into sign_in_addresses (key) values (:addressKey) on conflict (key) do update set at = now()
         )
         insert into audit_log (id, person_id, author, kind, text)
         values (:entry, :personId, :name, 'sign-in', 'Signed in from ' || :browser)`,
        {
          id,
          personId,
          browser,
          seconds,
          addressKey,
          mark: personId ? null : passwordMark,
          entry: randomUUID(),
          name,
        },
      )
      return id
    },

    forget: async (id: string) => void (await db('admin_sessions').where({ id }).delete()),

    async signOut({ id, actor }: KnownSession): Promise<void> {
      await db.transaction(async (transaction) => {
        const ended = await transaction('admin_sessions').where({ id }).delete()
        if (ended > 0) await recordAct(transaction, actor, { kind: 'sign-out', text: 'Signed out' })
      })
    },

    /** Counts a failed sign-in by way and hour, and stores nothing else. */
    countFailure: (way: SignInWay) => countFailedSignIn(db, way),

    async list({ id: presentId, actor }: KnownSession): Promise<SessionList> {
      const rows = await present()
        .where(mayEnd(actor))
        .orderBy('session.began_at', 'desc')
        .limit(sessionsMax)
        .select<SessionRow[]>(columns)
      return { sessions: rows.map((row) => toEntry(row, presentId)) }
    },
  }
}

/** A new passkey needs a sign-in of this age at most. */
const freshMinutes = 5
/** SQL: whether an address is still remembered. */
const isRemembered = `at > now() - interval '30 days'`
/** More sessions than anybody reads through. */
const sessionsMax = 200

const actorOfRow = ({ personId, name, role }: SessionRow): Actor =>
  personId && name && role ? { id: personId, name, role } : passwordOwner

const toEntry = (row: SessionRow, presentId: string): AdminSessionEntry => ({
  id: row.id,
  actor: actorOfRow(row),
  browser: row.browser,
  isPresent: row.id === presentId,
  signedInAt: row.beganAt.toISOString(),
  seenAt: row.seenAt.toISOString(),
})

/** Forgets the addresses from which nobody has signed in for 30 days, and returns how many. */
export async function forgetSignInAddresses(db: Knex): Promise<number> {
  return db('sign_in_addresses').whereRaw(`not ${isRemembered}`).delete()
}
