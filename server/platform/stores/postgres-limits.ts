import type { ClientRateLimitInfo, Store } from 'express-rate-limit'
import type { Knex } from 'knex'

interface Row {
  hits: number
  expires_at: Date
}

/** Counts hits in fixed windows, exactly also when many processes count the same key at once. */
export function createPostgresLimitStore(db: Knex, prefix: string): Store {
  const row = (key: string) => db('rate_limits').where({ key: `${prefix}:${key}` })
  let windowMs = 60_000
  return {
    prefix,
    localKeys: false,
    init: (options) => {
      windowMs = options.windowMs
    },
    async get(key) {
      const found = await row(key).where('expires_at', '>', db.fn.now()).first<Row | undefined>('hits', 'expires_at')
      return found && toInfo(found)
    },
    async increment(key) {
      const { rows } = await db.raw<{ rows: [Row] }>(countStatement, { key: `${prefix}:${key}`, windowMs })
      return toInfo(rows[0])
    },
    decrement: async (key) => void (await row(key).where('hits', '>', 0).decrement('hits', 1)),
    resetKey: async (key) => void (await row(key).delete()),
  }
}

/** Windows that are over count for nothing; without this they would only pile up. */
export async function removeExpiredLimits(db: Knex): Promise<number> {
  return db('rate_limits').where('expires_at', '<', db.fn.now()).delete()
}

const toInfo = ({ hits, expires_at }: Row): ClientRateLimitInfo => ({ totalHits: hits, resetTime: expires_at })

const countStatement = `
  insert into rate_limits as stored (key, hits, expires_at)
  values (:key, 1, now() + :windowMs * interval '1 millisecond')
  on conflict (key) do update set
    hits = case when stored.expires_at > now() then stored.hits + 1 else 1 end,
    expires_at = case when stored.expires_at > now() then stored.expires_at else excluded.expires_at end
  returning hits, expires_at`
