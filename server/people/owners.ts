import type { Knex } from 'knex'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'

/**
 * Runs a change of people in a transaction. If password sign-in is off, an owner who can sign in must remain.
 *
 * The owners are locked first, always in the same order. Two concurrent changes that would each leave only the other's
 * owner then run one after the other, and the second sees the first. Locking a single person before would deadlock.
 * @throws ApiError 409
 */
export async function keepingOwner(
  { adminPassword, oidc }: Pick<Config, 'adminPassword' | 'oidc'>,
  db: Knex,
  change: (transaction: Knex.Transaction) => Promise<void>,
): Promise<void> {
  await db.transaction(async (transaction) => {
    await transaction('people').where({ role: 'owner', deactivated_at: null }).orderBy('id').forUpdate().select('id')
    await change(transaction)
    if (adminPassword === undefined && !(await hasOwner(transaction, oidc?.issuer)))
      throw httpError(409, 'No one could sign in as an owner anymore, because password sign-in is off.')
  })
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
