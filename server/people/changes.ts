import type { Knex } from 'knex'
import { type Role, roleLabel } from '../../shared/admin/actor'
import { foldedName } from '../../shared/admin/names'
import { httpError, rejectedFields } from '../platform/http-error'
import { revokeTokensOf } from '../tokens/makers'
import type { PersonRow } from './repository'
import { endSessionsOf } from './session-ends'

// Each change returns its text for the audit log, or undefined if nothing changes.

export async function changeRole(transaction: Knex.Transaction, row: PersonRow, role: Role | undefined) {
  if (!role || role === row.role) return undefined
  await transaction('people').where({ id: row.id }).update({ role })
  const revoked = await revokeTokensOf(transaction, row.id, role)
  return `Role of ${row.name}: ${roleLabel(row.role)} → ${roleLabel(role)}${andTokens(revoked)}`
}

/** Another address is another account, so the one that was bound can no longer sign in, and its sessions end. */
export async function changeEmail(transaction: Knex.Transaction, { id, ...row }: PersonRow, email: string | undefined) {
  if (email === undefined || email === (row.email ?? '')) return undefined
  await assertEmailIsFree(transaction, email, id)
  const unbound = {
    email: email || null,
    oidc_issuer: null,
    oidc_subject: null,
    oidc_refusal: null,
    oidc_refused_at: null,
  }
  await transaction('people').where({ id }).update(unbound)
  await endSessionsOf(transaction, id)
  return `Changed the account by which ${row.name} signs in`
}

export async function changeActivity(
  transaction: Knex.Transaction,
  { id, ...row }: PersonRow,
  isActive: boolean | undefined,
) {
  if (isActive === undefined || isActive === (row.deactivated_at === null)) return undefined
  if (isActive) {
    await transaction('people').where({ id }).update({ deactivated_at: null })
    return `Activated ${row.name}`
  }
  const gone = { deactivated_at: transaction.fn.now(), invitation_hash: null, invitation_ends_at: null }
  await transaction('people').where({ id }).update(gone)
  await endSessionsOf(transaction, id)
  return `Deactivated ${row.name}${andTokens(await revokeTokensOf(transaction, id))}`
}

const andTokens = (names: readonly string[]) =>
  names.length > 0 ? ` and revoked ${names.map((name) => `"${name}"`).join(', ')}` : ''

/** Checks the address before the table's unique index would, to give a clear message. */
export async function assertEmailIsFree(transaction: Knex.Transaction, email: string, id: string): Promise<void> {
  const other = email ? await transaction('people').where({ email }).whereNot({ id }).first('id') : undefined
  if (other) throw httpError(409, 'Someone else has this address.', [takenAddress])
}

/** Checks that no one else, also of the past, has a name that the audit log could not tell apart. */
export async function assertNameIsFree(transaction: Knex.Transaction, name: string): Promise<void> {
  const names = await transaction('people').pluck<string[]>('name')
  if (names.some((other) => foldedName(other) === foldedName(name)))
    throw rejectedFields({ field: 'name', message: 'Someone on the team has this name, or one that looks the same.' })
}

const takenAddress = { field: 'email', message: 'Someone else on the team has this address.' }
