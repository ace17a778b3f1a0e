import type { Knex } from 'knex'
import { ApiError } from '../../shared/api'

/** Attempts per day, including tests. The last one starts a block of a day, after which all are available again. */
export const attemptLimit = 8
const day = `interval '24 hours'`

class RateLimitedError extends ApiError {
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

/** The quota by the database's clock, which all processes share. */
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
 * Claims one attempt, and blocks other claims until the caller's transaction ends, which must store the generation.
 * @throws RateLimitedError
 */
export async function claimAttempt(transaction: Knex.Transaction): Promise<void> {
  // A separate statement, so the next one sees all attempts that were counted before the lock was released.
  await transaction.raw('select from generation_quota for update')
  const { remaining, secondsBlocked } = await readQuota(transaction)
  if (remaining === 0) throw new RateLimitedError(secondsBlocked)
  if (remaining === 1) await transaction.raw(`update generation_quota set blocked_until = clock_timestamp() + ${day}`)
}
