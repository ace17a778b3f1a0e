import type { Store } from 'express-rate-limit'
import type { Knex } from 'knex'
import { runPrepared } from '../database'
import { createHitCounter, type LimitRow, toInfo } from './hit-counter'

/** Counts hits in fixed windows, exactly even if many processes count the same key at once. */
export function createPostgresLimitStore(db: Knex, prefix: string): Store {
  const stored = (key: string) => `${prefix}:${key}`
  const row = (key: string) => db('rate_limits').where({ key: stored(key) })
  let windowMs = 60_000
  const counter = createHitCounter({
    add: (keys, hits) => addHits(db, keys, hits, windowMs),
    takeBack: (keys, hits) => takeBackHits(db, keys, hits),
  })
  return {
    prefix,
    localKeys: false,
    init: (options) => {
      windowMs = options.windowMs
    },
    async get(key) {
      const found = await row(key).where('expires_at', '>', db.fn.now()).first<LimitRow | undefined>()
      return found && toInfo(found, found.hits)
    },
    increment: async (key) => counter.add(stored(key)),
    decrement: (key) => counter.takeBack(stored(key)),
    resetKey: async (key) => void (await row(key).delete()),
  }
}

const addStatement = {
  name: 'add-hits',
  text: `insert into rate_limits as stored (key, hits, expires_at)
     select key, hits, now() + $3 * interval '1 millisecond' from unnest($1::text[], $2::int[]) as hit (key, hits)
     on conflict (key) do update set
       hits = case when stored.expires_at > now() then stored.hits + excluded.hits else excluded.hits end,
       expires_at = case when stored.expires_at > now() then stored.expires_at else excluded.expires_at end
     returning key, hits, expires_at`,
}

const addHits = (db: Knex, keys: string[], hits: number[], windowMs: number): Promise<LimitRow[]> =>
  runPrepared(db, addStatement, [keys, hits, windowMs])

/** Locks the rows in the order of their keys first. An update alone would lock them in any order and could deadlock. */
async function takeBackHits(db: Knex, keys: string[], hits: number[]): Promise<void> {
  await db.raw(
    `with locked as (
       select key from rate_limits where key = any(:keys) and expires_at > now() order by key for update
     )
     update rate_limits as stored set hits = greatest(stored.hits - hit.hits, 0)
     from locked join unnest(:keys::text[], :hits::int[]) as hit (key, hits) using (key)
     where stored.key = locked.key`,
    { keys, hits },
  )
}
