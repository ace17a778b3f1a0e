import type { Knex } from 'knex'
import type { Role } from '../../shared/admin/actor'
import type { AccountRefusal } from '../../shared/admin/people'
import { httpError } from '../platform/http-error'
import { found } from '../platform/rows'
import { isPasskeyName } from './passkeys'

export interface PersonRow {
  id: string
  name: string
  role: Role
  created_at: Date
  deactivated_at: Date | null
  email: string | null
  oidc_issuer: string | null
  oidc_refusal: AccountRefusal['reason'] | null
  oidc_refused_at: Date | null
  invitation_ends_at: Date | null
}

/** Locks a person until the transaction ends. @throws ApiError 404 */
export const lockPerson = (transaction: Knex.Transaction, id: string): Promise<PersonRow> =>
  found(
    id,
    () => transaction('people').where({ id }).forUpdate().first<PersonRow | undefined>(),
    'There is no person with that id.',
  )

/** Deletes a person's passkey. @throws ApiError 404 */
export async function deletePasskey(transaction: Knex.Transaction, personId: string, id: string): Promise<void> {
  const count = isPasskeyName(id) ? await transaction('passkeys').where({ id, person_id: personId }).delete() : 0
  if (count === 0) throw httpError(404, 'There is no passkey with that id.')
}
