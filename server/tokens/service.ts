import { randomBytes, randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Actor, Role } from '../../shared/admin/actor'
import { mayHold } from '../../shared/admin/api'
import type { Acts } from '../../shared/admin/calls/call'
import type { tokenCalls } from '../../shared/admin/calls/team'
import type { TokenScope } from '../../shared/admin/permissions'
import type { ApiToken } from '../../shared/admin/tokens'
import { recordAct } from '../audit/record'
import { countUpTo } from '../platform/count-up-to'
import { httpError } from '../platform/http-error'
import { hashOfToken } from '../platform/token-hash'
import { isId } from '../platform/validation'

/** Makes tokens recognizable to people and to scanners for leaked secrets. */
const prefix = 'guide_'
const tokensMax = 50
const hintChars = 4
const form = new RegExp(`^${prefix}[\\w-]{43}$`)
/** SQL: whether a token is neither revoked nor expired. */
export const isValid = 'revoked_at is null and (expires_at is null or expires_at > now())'

/** A calling program, as its token identifies it. */
export interface TokenCaller {
  actor: Actor
  scopes: readonly TokenScope[]
}

export type TokenService = ReturnType<typeof createTokenService>

interface Row extends Omit<ApiToken, 'createdAt' | 'expiresAt' | 'revokedAt'> {
  createdAt: Date
  expiresAt: Date | null
  revokedAt: Date | null
}

const columns = {
  id: 'id',
  name: 'name',
  scopes: 'scopes',
  hint: 'hint',
  createdAt: 'created_at',
  createdBy: 'created_by',
  expiresAt: 'expires_at',
  revokedAt: 'revoked_at',
}

/** API tokens: created, listed, and revoked by people, and looked up when a call carries one. */
export function createTokenService(db: Knex) {
  const list = () =>
    db('api_tokens')
      .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
      .select<Row[]>(columns, db.raw(`to_char(last_used_on, 'YYYY-MM-DD') as "lastUsedOn"`))

  return {
    listTokens: async () => ({ tokens: (await list()).map(toToken) }),

    async createToken(actor, { name, scopes, days }) {
      const token = prefix + randomBytes(32).toString('base64url')
      const id = randomUUID()
      await db.transaction(async (transaction) => {
        // Concurrent creations wait for each other, so the limit holds.
        await transaction.raw('lock table api_tokens in share row exclusive mode')
        if ((await countUpTo(transaction, transaction('api_tokens').whereRaw(isValid), tokensMax)) === tokensMax)
          throw httpError(409, `You already have ${tokensMax} tokens. Revoke one first.`)
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
      const made = (await list()).find((row) => row.id === id)
      if (!made) throw httpError(404, 'There is no token with that id.')
      return { ...toToken(made), token }
    },

    async revokeToken(actor, id) {
      await db.transaction(async (transaction) => {
        const token = isId(id)
          ? await transaction('api_tokens').where({ id }).forUpdate().first('name', 'revoked_at')
          : undefined
        if (!token) throw httpError(404, 'There is no token with that id.')
        if (token.revoked_at) return
        await transaction('api_tokens').where({ id }).update({ revoked_at: transaction.fn.now() })
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

/** A token that a call carries. */
interface FoundToken {
  id: string
  name: string
  scopes: TokenScope[]
  /** Null if it was made in a session by password. */
  makerRole: Role | null
  noted: boolean
}

function toToken({ createdAt, expiresAt, revokedAt, ...row }: Row): ApiToken {
  return {
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt?.toISOString() ?? null,
    revokedAt: revokedAt?.toISOString() ?? null,
  }
}
