import type { Knex } from 'knex'
import { ApiError } from '../../shared/api'

/** Attempts in a day, tests included. The one that reaches the number begins a block of a day, after which all are free. */
export const attemptLimit = 8
const day = `interval '24 hours'`

/** Refused because the attempts are used up. */
export class RateLimitedError extends ApiError {
  readonly retryAfterSeconds: number

  constructor(seconds: number) {
    const retryAfterSeconds = Math.max(1, seconds)
    const minutes = Math.ceil(retryAfterSeconds / 60)
    super({
      type: 'about:blank',
      title: 'Rate Limited',
      status: 429,
      detail: `Too many attempts. Try again in ${minutes} minutes`,
    })
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export interface QuotaState {
  remaining: number
  blockedUntil: Date | null
  secondsBlocked: number
}

/** By the database's clock, which all processes share. */
export async function readQuota(db: Knex): Promise<QuotaState> {
  const { rows } = await db.raw<{ rows: { used: number; until: Date | null; seconds: number }[] }>(`
    select
      (select count(*)::int from generations
       where created_at > greatest(clock_timestamp() - ${day}, blocked_until)) as used,
      case when blocked_until > clock_timestamp() then blocked_until end as until,
      ceil(extract(epoch from blocked_until - clock_timestamp()))::int as seconds
    from generation_quota`)
  const { used = 0, until = null, seconds = 0 } = rows[0] ?? {}
  if (until) return { remaining: 0, blockedUntil: until, secondsBlocked: seconds }
  return { remaining: Math.max(0, attemptLimit - used), blockedUntil: null, secondsBlocked: 0 }
}

/**
 * Makes sure that one more attempt is free, and keeps everybody else from counting one until the transaction ends, in
 * which the caller has to store it. The last free attempt begins the block.
 * @throws RateLimitedError
 */
export async function claimAttempt(transaction: Knex.Transaction): Promise<void> {
  // A statement of its own: what the next one sees is then all that others had counted before they let the row go.
  await transaction.raw('select from generation_quota for update')
  const { remaining, secondsBlocked } = await readQuota(transaction)
  if (remaining === 0) throw new RateLimitedError(secondsBlocked)
  if (remaining === 1) await transaction.raw(`update generation_quota set blocked_until = clock_timestamp() + ${day}`)
}
