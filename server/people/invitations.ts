import { randomBytes } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import { type Invitation, invitationHours } from '../../shared/admin/people'
import { recordAct } from '../audit/record'
import { httpError } from '../platform/http-error'
import { hashOfToken } from '../platform/token-hash'
import type { Passkeys } from './passkeys'
import type { PersonRow } from './repository'
import { endSessionsOf } from './session-ends'

interface Parts {
  db: Knex
  passkeys: Passkeys
}

/** Using an invitation link. */
export function createInvitations({ db, passkeys }: Parts) {
  return {
    async beginJoining(token: unknown): Promise<{ name: string; options: object }> {
      const { id, name } = await db.transaction((transaction) => lockInvited(transaction, token))
      return { name, options: await passkeys.beginRegistration({ id, name }) }
    },

    /** Adds the passkey, invalidates the link, and ends the person's sessions. @throws ApiError 401 for an invalid link, 422 for an invalid passkey */
    join: (token: unknown, made: unknown, browser: string): Promise<Actor> =>
      db.transaction(async (transaction) => {
        const { id, name, role } = await lockInvited(transaction, token)
        await passkeys.register(transaction, id, browser, made)
        await transaction('people').where({ id }).update({ invitation_hash: null, invitation_ends_at: null })
        await endSessionsOf(transaction, id)
        const actor: Actor = { id, name, role }
        const text = 'Joined by the invitation link and added a passkey'
        await recordAct(transaction, actor, { kind: 'passkey', text })
        return actor
      }),
  }
}

export async function invite(
  transaction: Knex.Transaction,
  { id, name }: Pick<PersonRow, 'id' | 'name'>,
  siteUrl: string,
): Promise<Invitation> {
  const token = randomBytes(32).toString('base64url')
  const endsAt = new Date(Date.now() + invitationHours * 3_600_000)
  await transaction('people')
    .where({ id })
    .update({ invitation_hash: hashOfToken(token), invitation_ends_at: endsAt })
  // In the fragment, which browsers do not send, so it appears in no log and in no referrer.
  return { name, link: `${siteUrl}/admin/join#${token}`, endsAt: endsAt.toISOString() }
}

/** The person to whom a link belongs. Unknown and used links get the same error. */
async function lockInvited(transaction: Knex.Transaction, token: unknown): Promise<PersonRow> {
  const row =
    typeof token === 'string' && token.length < 200
      ? await transaction('people')
          .where({ invitation_hash: hashOfToken(token), deactivated_at: null })
          .whereRaw('invitation_ends_at > now()')
          .forUpdate()
          .first<PersonRow | undefined>()
      : undefined
  if (!row) throw httpError(401, 'This link has been used or has expired. Ask for a new one.', undefined)
  return row
}
