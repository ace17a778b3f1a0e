import type { Knex } from 'knex'
import type { Role } from '../../shared/admin/actor'
import { mayHold } from '../../shared/admin/api'
import type { TokenScope } from '../../shared/admin/permissions'
import { groupBy } from '../../shared/group-by'
import { isValid } from './service'

export async function listTokensOf(db: Knex, people: readonly string[]) {
  const rows = await db('api_tokens')
    .whereIn('created_by_id', people)
    .whereRaw(isValid)
    .orderBy('created_at')
    .select<{ person: string; name: string }[]>({ person: 'created_by_id', name: 'name' })
  return groupBy(rows, ({ person }) => person)
}

/** Revokes those of a person's tokens that the role does not allow, or all without a role. Returns their names. */
export async function revokeTokensOf(transaction: Knex.Transaction, personId: string, role?: Role): Promise<string[]> {
  const valid: { id: string; name: string; scopes: TokenScope[] }[] = await transaction('api_tokens')
    .where({ created_by_id: personId })
    .whereRaw(isValid)
    .select('id', 'name', 'scopes')
  const ending = valid.filter(({ scopes }) => !(role && mayHold(role, scopes)))
  await transaction('api_tokens')
    .whereIn(
      'id',
      ending.map(({ id }) => id),
    )
    .update({ revoked_at: transaction.fn.now() })
  return ending.map(({ name }) => name)
}
