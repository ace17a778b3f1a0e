import { randomBytes, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor, Role } from '../../shared/admin/actor'
import { mayHold } from '../../shared/admin/api'
import type { Acts } from '../../shared/admin/calls/call'
import type { tokenCalls } from '../../shared/admin/calls/team'
import type { TokenScope } from '../../shared/admin/permissions'
import type { ApiToken } from '../../shared/admin/tokens'
import { recordAct } from '../audit/record'
import { assertRoom, columnsOf, found, lockAdditions, type WithDates, withTimes } from '../platform/rows'
import { hashOfToken } from '../platform/token-hash'

/** Makes tokens recognizable to people and to scanners for leaked secrets. */
const prefix = 'guide_'
const tokensMax = 50
const hintChars = 4
const form = new RegExp(`^${prefix}[\\w-]{43}$`)
/** SQL: whether a token is neither revoked nor expired. */
export const isValid = 'revoked_at is null and (expires_at is null or expires_at > now())'

export interface TokenCaller {
  actor: Actor
  scopes: readonly TokenScope[]
}

export type TokenService = ReturnType<typeof createTokenService>

type Row = WithDates<ApiToken, 'createdAt' | 'expiresAt' | 'revokedAt'>

const columns = columnsOf('id', 'name', 'scopes', 'hint', 'createdAt', 'createdBy', 'expiresAt', 'revokedAt')

/** API tokens: created, listed, and revoked by people, and looked up when a call carries one. */
export function createTokenService(db: Knex) {
  const list = () =>
    db('api_tokens')
      .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
      .select<Row[]>(columns, db.raw(`to_char(last_used_on, 'YYYY-MM-DD') as "lastUsedOn"`))

  return {
    listTokens: async () => ({ tokens: (await list()).map(withTimes) }),

    async createToken(actor, { name, scopes, days }) {
      const token = prefix + randomBytes(32).toString('base64url')
      const id = randomUUID()
      await db.transaction(async (transaction) => {
        await lockAdditions(transaction, 'api_tokens')
        const full = `You already have ${tokensMax} tokens. Revoke one first.`
        await assertRoom(transaction, transaction('api_tokens').whereRaw(isValid), tokensMax, full)
        await transaction('api_tokens').insert({
          id,
          name,
          scopes,
          token_hash: hashOfToken(token),
          hint: token.slice(-hintChars),
          created_by: actor.name,
          created_by_id: actor.id,
          expires_at: days === '0' ? null : transaction.raw('now() + make_interval(days => ?)', [Number(days)]),
        })
        const text = `Made the token "${name}" with ${scopes.join(', ')}`
        await recordAct(transaction, actor, { kind: 'connection', text })
      })
      const made = await found(id, () => list().where({ id }).first(), noToken)
      return { ...withTimes(made), token }
    },

    async revokeToken(actor, id) {
      await db.transaction(async (transaction) => {
        const tokens = transaction('api_tokens').where({ id })
        const token = await found(id, () => tokens.clone().forUpdate().first<Row | undefined>(columns), noToken)
        if (token.revokedAt) return
        await tokens.update({ revoked_at: transaction.fn.now() })
        await recordAct(transaction, actor, { kind: 'connection', text: `Revoked the token "${token.name}"` })
      })
    },

    /**
     * The caller with a token; undefined if it is unknown, expired, or revoked, or if the person who made it is
     * deactivated or may no longer do what it may. Records the day of the call, once a day.
     */
    async findCaller(token: string): Promise<TokenCaller | undefined> {
      if (!form.test(token)) return undefined
      const found = await db('api_tokens as token')
        .leftJoin('people as maker', 'maker.id', 'created_by_id')
        .where({ token_hash: hashOfToken(token), deactivated_at: null })
        .whereRaw(isValid)
        .first<FoundToken | undefined>(
          { id: 'token.id', name: 'token.name', scopes: 'scopes', makerRole: 'maker.role' },
          db.raw(`last_used_on is not distinct from (now() at time zone 'utc')::date as noted`),
        )
      if (!found || (found.makerRole && !mayHold(found.makerRole, found.scopes))) return undefined
      if (!found.noted)
        await db('api_tokens')
          .where({ id: found.id })
          .update({ last_used_on: db.raw(`(now() at time zone 'utc')::date`) })
      // The role grants nothing, because a token's scopes alone decide. `reader` is the one with the fewest rights.
      const actor: Actor = { id: null, tokenId: found.id, name: `${found.name} (token)`, role: 'reader' }
      return { actor, scopes: found.scopes }
    },
  } satisfies Acts<typeof tokenCalls> & { findCaller: unknown }
}

const noToken = 'There is no token with that id.'

interface FoundToken {
  id: string
  name: string
  scopes: TokenScope[]
  /** Null if it was made in a session by password. */
  makerRole: Role | null
  noted: boolean
}
