import type { ClientRateLimitInfo, Store } from 'express-rate-limit'
import type { Knex } from 'knex'

interface Row {
  key: string
  hits: number
  expires_at: Date
}

/** Counts hits in fixed windows, exactly also when many processes count the same key at once. */
export function createPostgresLimitStore(db: Knex, prefix: string): Store {
  const stored = (key: string) => `${prefix}:${key}`
  const row = (key: string) => db('rate_limits').where({ key: stored(key) })
  let windowMs = 60_000
  const count = createHitCounter((keys, hits) => countHits(db, keys, hits, windowMs))
  return {
    prefix,
    localKeys: false,
    init: (options) => {
      windowMs = options.windowMs
    },
    async get(key) {
      const found = await row(key).where('expires_at', '>', db.fn.now()).first<Row | undefined>()
      return found && toInfo(found, found.hits)
    },
    increment: (key) => count(stored(key)),
    decrement: async (key) => void (await row(key).where('hits', '>', 0).decrement('hits', 1)),
    resetKey: async (key) => void (await row(key).delete()),
  }
}

/** Windows that are over count for nothing; without this they would only pile up. */
export async function removeExpiredLimits(db: Knex): Promise<number> {
  return db('rate_limits').where('expires_at', '<', db.fn.now()).delete()
}

type CountHits = (keys: string[], hits: number[]) => Promise<Row[]>

interface Waiting {
  key: string
  resolve: (info: ClientRateLimitInfo) => void
  reject: (error: unknown) => void
}

/**
 * Counts one hit a call. Hits that come while a statement is under way are counted together by the next one, so that
 * a busy site asks the database once for many requests. Each caller still gets the count of its own hit.
 */
function createHitCounter(countHits: CountHits): (key: string) => Promise<ClientRateLimitInfo> {
  let waiting: Waiting[] = []
  let underWay = false

  async function countWaiting() {
    underWay = true
    while (waiting.length > 0) {
      const batch = waiting
      waiting = []
      await answer(batch, countHits).catch((error: unknown) => {
        for (const { reject } of batch) reject(error)
      })
    }
    underWay = false
  }

  return (key) =>
    new Promise((resolve, reject) => {
      waiting.push({ key, resolve, reject })
      if (!underWay) void countWaiting()
    })
}

async function answer(batch: Waiting[], countHits: CountHits): Promise<void> {
  const byKey = new Map<string, Waiting[]>()
  for (const caller of batch) byKey.set(caller.key, [...(byKey.get(caller.key) ?? []), caller])
  // In one order for all processes, so that two statements never wait for each other's rows.
  const keys = [...byKey.keys()].sort()
  const rows = await countHits(
    keys,
    keys.map((key) => byKey.get(key)?.length ?? 0),
  )
  for (const row of rows) {
    const callers = byKey.get(row.key) ?? []
    for (const [index, { resolve }] of callers.entries()) resolve(toInfo(row, row.hits - callers.length + index + 1))
  }
}

const toInfo = (row: Row, totalHits: number): ClientRateLimitInfo => ({ totalHits, resetTime: row.expires_at })

async function countHits(db: Knex, keys: string[], hits: number[], windowMs: number): Promise<Row[]> {
  const counted = db.raw<{ rows: Row[] }>(countStatement, { keys, hits, windowMs })
  return (await counted.options({ name: 'count-hits' })).rows
}

const countStatement = `
  insert into rate_limits as stored (key, hits, expires_at)
  select key, hits, now() + :windowMs * interval '1 millisecond'
  from unnest(:keys::text[], :hits::int[]) as hit (key, hits)
  on conflict (key) do update set
    hits = case when stored.expires_at > now() then stored.hits + excluded.hits else excluded.hits end,
    expires_at = case when stored.expires_at > now() then stored.expires_at else excluded.expires_at end
  returning key, hits, expires_at`
