import { randomUUID } from 'node:crypto'
import { roleLabel } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { peopleCalls } from '../../shared/admin/calls/team'
import { arePasskeysPossible } from '../../shared/admin/passkey-address'
import type { Person } from '../../shared/admin/people'
import { recordAct } from '../audit/record'
import { httpError } from '../platform/http-error'
import type { Parts } from '../platform/parts'
import { assertRoom, lockAdditions } from '../platform/rows'
import { listTokensOf } from '../tokens/makers'
import { assertEmailIsFree, assertNameIsFree, changeActivity, changeEmail, changeRole } from './changes'
import { invite } from './invitations'
import { keepingOwner } from './owners'
import type { Passkeys } from './passkeys'
import { deletePasskey, lockPerson, type PersonRow } from './repository'
import { endSessionsOf } from './session-ends'
import { waysIn } from './way-in'

interface Own extends Parts<'siteUrl' | 'adminPassword' | 'oidc'> {
  passkeys: Passkeys
}

const peopleMax = 200

export function createPeople({ config, db, passkeys }: Own): Acts<typeof peopleCalls> {
  return {
    async listPeople() {
      const rows = await db('people')
        .orderByRaw('deactivated_at is not null, lower(name), id')
        .limit(peopleMax)
        .select<PersonRow[]>('*')
      const ids = rows.map(({ id }) => id)
      const [keys, tokens] = [await passkeys.listOf(ids), await listTokensOf(db, ids)]
      const people = rows.map(
        (row): Person => ({
          id: row.id,
          name: row.name,
          role: row.role,
          isActive: row.deactivated_at === null,
          email: row.email ?? '',
          isBound: config.oidc !== undefined && row.oidc_issuer === config.oidc.issuer,
          refusal: refusalOf(row),
          invitedUntil: validUntil(row.invitation_ends_at),
          passkeys: keys.get(row.id) ?? [],
          tokens: (tokens.get(row.id) ?? []).map(({ name }) => name),
        }),
      )
      return { people, ...waysIn(config), arePasskeysPossible: arePasskeysPossible(config.siteUrl) }
    },

    async invitePerson(actor, { name, role, email }) {
      return db.transaction(async (transaction) => {
        await lockAdditions(transaction, 'people')
        const full = `A team can have at most ${peopleMax} people.`
        await assertRoom(transaction, transaction('people'), peopleMax, full)
        const id = randomUUID()
        await assertNameIsFree(transaction, name)
        await assertEmailIsFree(transaction, email, id)
        await transaction('people').insert({ id, name, role, email: email || null })
        await recordAct(transaction, actor, { kind: 'person', text: `Invited ${name} as ${roleLabel(role)}` })
        return invite(transaction, { id, name }, config.siteUrl)
      })
    },

    async inviteAgain(actor, id) {
      return db.transaction(async (transaction) => {
        const row = await lockPerson(transaction, id)
        if (row.deactivated_at) throw httpError(409, `${row.name} is deactivated. Activate the account first.`)
        await endSessionsOf(transaction, id)
        await recordAct(transaction, actor, { kind: 'person', text: `Made a new link for ${row.name}` })
        return invite(transaction, row, config.siteUrl)
      })
    },

    async changePerson(actor, id, { role, isActive, email }) {
      await keepingOwner(config, db, async (transaction) => {
        const row = await lockPerson(transaction, id)
        const acts = [
          await changeRole(transaction, row, role),
          await changeEmail(transaction, row, email),
          await changeActivity(transaction, row, isActive),
        ].filter((text) => text !== undefined)
        for (const text of acts) await recordAct(transaction, actor, { kind: 'person', text })
      })
    },

    removePasskey: (actor, id, passkeyId) =>
      keepingOwner(config, db, async (transaction) => {
        const { name } = await lockPerson(transaction, id)
        await deletePasskey(transaction, id, passkeyId)
        await endSessionsOf(transaction, id)
        await recordAct(transaction, actor, { kind: 'passkey', text: `Removed a passkey of ${name}` })
      }),
  }
}

const refusalOf = ({ oidc_refusal: reason, oidc_refused_at: at }: PersonRow) =>
  reason && at ? { reason, at: at.toISOString() } : null

const validUntil = (endsAt: Date | null) => (endsAt && endsAt.getTime() > Date.now() ? endsAt.toISOString() : null)
