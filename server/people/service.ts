import { randomBytes, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { type Acted, type Actor, type Role, roleLabel } from '../../shared/admin/actor'
import { arePasskeysPossible } from '../../shared/admin/passkey-address'
import {
  type AccountApi,
  type Invitation,
  invitationHours,
  newPerson,
  type PeopleApi,
  type Person,
  personChanges,
} from '../../shared/admin/people'
import { recordAct } from '../audit/record'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import { hashOfToken } from '../platform/token-hash'
import { accepted, isId } from '../platform/validation'
import { isPasskeyName, type Passkeys } from './passkeys'

interface PersonRow {
  id: string
  name: string
  role: Role
  created_at: Date
  deactivated_at: Date | null
  email: string | null
  oidc_issuer: string | null
  invitation_ends_at: Date | null
}

interface Parts {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone' | 'adminPassword' | 'oidc'>
  db: Knex
  passkeys: Passkeys
}

const peopleMax = 200

type Writes = 'invitePerson' | 'inviteAgain' | 'changePerson' | 'removePasskey'

/** What people do with their own accounts. Adding a passkey takes a script, which makes the calls itself. */
interface Accounts extends Acted<AccountApi, keyof AccountApi> {
  /** The options for the browser to create a passkey. @throws ApiError 409 for a session by password */
  beginPasskey(actor: Actor): Promise<object>
  /** Adds the passkey that the browser created. @throws ApiError 422 if it does not match what was requested */
  addPasskey(actor: Actor, made: unknown, browser: string): Promise<void>
}

/** Using an invitation link. */
interface Joining {
  beginJoining(token: unknown): Promise<{ name: string; options: object }>
  /** Adds the passkey and invalidates the link. @throws ApiError 401 for an invalid link, 422 for an invalid passkey */
  join(token: unknown, made: unknown, browser: string): Promise<Actor>
}

export type People = Acted<PeopleApi, Writes> & Accounts & Joining

/** People of the team, their passkeys, and the links with which they first sign in. */
export function createPeople({ config, db, passkeys }: Parts): People {
  const isPasswordOn = config.adminPassword !== undefined
  const facts = { arePasskeysPossible: arePasskeysPossible(config.siteUrl), timeZone: config.businessTimeZone }

  /** Locks a person until the transaction ends. @throws ApiError 404 */
  async function lock(transaction: Knex.Transaction, id: string): Promise<PersonRow> {
    const row = isId(id)
      ? await transaction('people').where({ id }).forUpdate().first<PersonRow | undefined>()
      : undefined
    if (!row) throw httpError(404, 'There is no person with that id.')
    return row
  }

  /**
   * Locks the owners, always in the same order. Two concurrent changes that would each leave only the other's owner
   * then run one after the other, and the second sees the first. Must come before locking a single person, to avoid
   * deadlocks.
   */
  const lockOwners = (transaction: Knex.Transaction) =>
    transaction('people').where({ role: 'owner', deactivated_at: null }).orderBy('id').forUpdate().select('id')

  /** Writes a new invitation link, replacing a former one. */
  async function invite(
    transaction: Knex.Transaction,
    { id, name }: Pick<PersonRow, 'id' | 'name'>,
  ): Promise<Invitation> {
    const token = randomBytes(32).toString('base64url')
    const endsAt = new Date(Date.now() + invitationHours * 3_600_000)
    await transaction('people')
      .where({ id })
      .update({ invitation_hash: hashOfToken(token), invitation_ends_at: endsAt })
    // In the fragment, which browsers do not send, so it appears in no log and in no referrer.
    return { name, link: `${config.siteUrl}/admin/join#${token}`, endsAt: endsAt.toISOString() }
  }

  /** If password sign-in is off, at least one owner who can sign in must remain. @throws ApiError 409 */
  async function assertOwnerStays(transaction: Knex.Transaction): Promise<void> {
    if (isPasswordOn || (await hasOwner(transaction, config.oidc?.issuer))) return
    throw httpError(409, 'No one could sign in as an owner anymore, because password sign-in is off.')
  }

  /** Checks the address before the table's unique index would, to give a clear message. */
  async function assertEmailIsFree(transaction: Knex.Transaction, email: string, id: string): Promise<void> {
    const other = email ? await transaction('people').where({ email }).whereNot({ id }).first('id') : undefined
    if (other) throw httpError(409, 'Someone else has this address.', [{ field: 'email', message: takenAddress }])
  }

  // Each returns the text for the audit log, or undefined if nothing changes.

  async function changeRole(transaction: Knex.Transaction, row: PersonRow, role: Role | undefined) {
    if (!role || role === row.role) return undefined
    await transaction('people').where({ id: row.id }).update({ role })
    return `Role of ${row.name}: ${roleLabel(row.role)} → ${roleLabel(role)}`
  }

  /** Another address is another account, so the one that was bound can no longer sign in. */
  async function changeEmail(transaction: Knex.Transaction, { id, ...row }: PersonRow, email: string | undefined) {
    if (email === undefined || email === (row.email ?? '')) return undefined
    await assertEmailIsFree(transaction, email, id)
    const unbound = { email: email || null, oidc_issuer: null, oidc_subject: null }
    await transaction('people').where({ id }).update(unbound)
    return `Changed the account by which ${row.name} signs in`
  }

  async function changeActivity(transaction: Knex.Transaction, row: PersonRow, isActive: boolean | undefined) {
    const { id } = row
    if (isActive === undefined || isActive === (row.deactivated_at === null)) return undefined
    if (isActive) {
      await transaction('people').where({ id }).update({ deactivated_at: null })
      return `Activated ${row.name}`
    }
    const gone = { deactivated_at: transaction.fn.now(), invitation_hash: null, invitation_ends_at: null }
    await transaction('people').where({ id }).update(gone)
    await transaction('admin_sessions').where({ person_id: id }).delete()
    return `Deactivated ${row.name}`
  }

  /** The person to whom a link belongs. Unknown and used links get the same error. */
  async function invited(from: Knex, token: unknown): Promise<PersonRow> {
    const row =
      typeof token === 'string' && token.length < 200
        ? await from('people')
            .where({ invitation_hash: hashOfToken(token), deactivated_at: null })
            .whereRaw('invitation_ends_at > now()')
            .forUpdate()
            .first<PersonRow | undefined>()
        : undefined
    if (!row) throw httpError(401, 'This link has been used or has expired. Ask for a new one.', undefined)
    return row
  }

  const ofPerson = ({ id }: Actor) => {
    if (id === null) throw httpError(409, 'The shared password has no passkeys. Invite yourself under People.')
    return id
  }

  async function dropPasskey(transaction: Knex.Transaction, personId: string, id: string): Promise<void> {
    const count = isPasskeyName(id) ? await transaction('passkeys').where({ id, person_id: personId }).delete() : 0
    if (count === 0) throw httpError(404, 'There is no passkey with that id.')
  }

  return {
    async listPeople() {
      const rows = await db('people')
        .orderByRaw('deactivated_at is not null, lower(name), id')
        .limit(peopleMax)
        .select<PersonRow[]>('*')
      const keys = await passkeys.listOf(rows.map(({ id }) => id))
      const people = rows.map(
        (row): Person => ({
          ...{ id: row.id, name: row.name, role: row.role, isActive: row.deactivated_at === null },
          ...{ email: row.email ?? '', isBound: config.oidc !== undefined && row.oidc_issuer === config.oidc.issuer },
          createdAt: row.created_at.toISOString(),
          invitedUntil: validUntil(row.invitation_ends_at),
          passkeys: keys.get(row.id) ?? [],
        }),
      )
      return { people, isPasswordOn, isProviderOn: config.oidc !== undefined, ...facts }
    },

    async invitePerson(actor, given) {
      const { name, role, email } = accepted(newPerson, given)
      return db.transaction(async (transaction) => {
        const [row] = await transaction('people').count<{ count: string }[]>('* as count')
        if (Number(row?.count) >= peopleMax) throw httpError(409, `A team can have at most ${peopleMax} people.`)
        const id = randomUUID()
        await assertEmailIsFree(transaction, email, id)
        await transaction('people').insert({ id, name, role, email: email || null })
        await recordAct(transaction, actor, { kind: 'person', text: `Invited ${name} as ${roleLabel(role)}` })
        return invite(transaction, { id, name })
      })
    },

    async inviteAgain(actor, id) {
      return db.transaction(async (transaction) => {
        const row = await lock(transaction, id)
        if (row.deactivated_at) throw httpError(409, `${row.name} is deactivated. Activate the account first.`)
        await recordAct(transaction, actor, { kind: 'person', text: `Made a new link for ${row.name}` })
        return invite(transaction, row)
      })
    },

    async changePerson(actor, id, given) {
      const { role, isActive, email } = accepted(personChanges, given)
      await db.transaction(async (transaction) => {
        await lockOwners(transaction)
        const row = await lock(transaction, id)
        const acts = [
          await changeRole(transaction, row, role),
          await changeEmail(transaction, row, email),
          await changeActivity(transaction, row, isActive),
        ].filter((text) => text !== undefined)
        await assertOwnerStays(transaction)
        for (const text of acts) await recordAct(transaction, actor, { kind: 'person', text })
      })
    },

    async removePasskey(actor, id, passkeyId) {
      await db.transaction(async (transaction) => {
        await lockOwners(transaction)
        const { name } = await lock(transaction, id)
        await dropPasskey(transaction, id, passkeyId)
        await assertOwnerStays(transaction)
        await recordAct(transaction, actor, { kind: 'passkey', text: `Removed a passkey of ${name}` })
      })
    },

    async readAccount(actor) {
      const keys = actor.id === null ? [] : ((await passkeys.listOf([actor.id])).get(actor.id) ?? [])
      return { actor, passkeys: keys, ...facts }
    },

    beginPasskey: async (actor) => passkeys.beginRegistration({ id: ofPerson(actor), name: actor.name }),

    async addPasskey(actor, made, browser) {
      const id = ofPerson(actor)
      await db.transaction(async (transaction) => {
        await lock(transaction, id)
        await passkeys.register(transaction, id, browser, made)
        await recordAct(transaction, actor, { kind: 'passkey', text: 'Added a passkey' })
      })
    },

    async removeOwnPasskey(actor, passkeyId) {
      const id = ofPerson(actor)
      await db.transaction(async (transaction) => {
        await lock(transaction, id)
        await dropPasskey(transaction, id, passkeyId)
        const rest = await transaction('passkeys').where({ person_id: id }).first('id')
        if (!rest) throw httpError(409, 'This is your last passkey. Add another one first.')
        await recordAct(transaction, actor, { kind: 'passkey', text: 'Removed one of their own passkeys' })
      })
    },

    async beginJoining(token) {
      const { id, name } = await db.transaction((transaction) => invited(transaction, token))
      return { name, options: await passkeys.beginRegistration({ id, name }) }
    },

    async join(token, made, browser) {
      return db.transaction(async (transaction) => {
        const { id, name, role } = await invited(transaction, token)
        await passkeys.register(transaction, id, browser, made)
        await transaction('people').where({ id }).update({ invitation_hash: null, invitation_ends_at: null })
        const actor: Actor = { id, name, role }
        await recordAct(transaction, actor, {
          kind: 'passkey',
          text: 'Joined by the invitation link and added a passkey',
        })
        return actor
      })
    },
  }
}

/** Whether an owner can sign in: with a passkey, or through the configured provider if bound to it. */
export async function hasOwner(db: Knex, issuer: string | undefined): Promise<boolean> {
  const owner = await db('people as person')
    .leftJoin('passkeys as passkey', 'passkey.person_id', 'person.id')
    .where({ 'person.role': 'owner' })
    .whereNull('person.deactivated_at')
    .where((way) => {
      way.whereNotNull('passkey.id')
      if (issuer !== undefined) way.orWhere({ 'person.oidc_issuer': issuer })
    })
    .first('person.id')
  return owner !== undefined
}

const takenAddress = 'Someone else on the team has this address.'

const validUntil = (endsAt: Date | null) => (endsAt && endsAt.getTime() > Date.now() ? endsAt.toISOString() : null)
