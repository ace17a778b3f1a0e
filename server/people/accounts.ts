import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import { arePasskeysPossible } from '../../shared/admin/passkey-address'
import type { Account } from '../../shared/admin/people'
import { freshSignIn } from '../../shared/admin/sign-in'
import { ApiError } from '../../shared/api'
import { recordAct } from '../audit/record'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import type { Passkeys } from './passkeys'
import { deletePasskey, lockPerson } from './repository'
import { endSessionsOf } from './session-ends'
import type { KnownSession } from './sessions'

interface Own extends Parts<'siteUrl'> {
  passkeys: Passkeys
}

/** What people do with their own accounts. Adding a passkey takes a script, which makes the calls itself. */
export function createAccounts({ config, db, passkeys }: Own) {
  async function work(actor: Actor, text: string, step: (id: string, transaction: Knex.Transaction) => Promise<void>) {
    const id = personOf(actor)
    await db.transaction(async (transaction) => {
      await lockPerson(transaction, id)
      await step(id, transaction)
      await recordAct(transaction, actor, { kind: 'passkey', text })
    })
  }

  return {
    async readAccount({ actor }: KnownSession): Promise<Account> {
      const keys = actor.id === null ? undefined : (await passkeys.listOf([actor.id])).get(actor.id)
      return { actor, passkeys: keys ?? [], arePasskeysPossible: arePasskeysPossible(config.siteUrl) }
    },

    /** @throws ApiError 409 for a session by password, 401 if the sign-in is older than five minutes */
    async beginPasskey({ actor, isFresh }: KnownSession) {
      const id = personOf(actor)
      if (!isFresh) throw new ApiError(freshSignIn)
      return passkeys.beginRegistration({ id, name: actor.name })
    },

    /**
     * Answers a challenge that only a fresh sign-in gets. @throws ApiError 422 if it does not match what was requested
     */
    addPasskey: (actor: Actor, made: unknown, browser: string) =>
      work(actor, 'Added a passkey', (id, transaction) => passkeys.register(transaction, id, browser, made)),

    /** Also ends the person's other sessions, which may be on the device that had the passkey. */
    removeOwnPasskey: (session: KnownSession, passkeyId: string) =>
      work(session.actor, 'Removed one of their own passkeys', async (id, transaction) => {
        await deletePasskey(transaction, id, passkeyId)
        await endSessionsOf(transaction, id, session.id)
        const rest = await transaction('passkeys').where({ person_id: id }).first('id')
        if (!rest) throw httpError(409, 'This is your last passkey. Add another one first.')
      }),
  }
}

function personOf({ id }: Actor): string {
  if (id === null) throw httpError(409, 'The shared password has no passkeys. Invite yourself under People.')
  return id
}
