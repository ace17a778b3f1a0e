import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'

/** The number of writes to the blog. A cached result is valid as long as the number is the same. */
export async function readVersion(db: Knex): Promise<string> {
  const { rows } = await db.raw<{ rows: { number: string }[] }>('select number from blog_version')
  return rows[0]?.number ?? ''
}

export type Cache<Value extends object> = (name: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * Caches results computed from the whole blog, by name, until someone writes to it. Each result is stored with the
 * write count read before it was computed, and used only while the count is the same. It is therefore exact in every
 * process, and needs no notifications. Concurrent requests share one computation.
 */
export function createCache<Value extends object>(db: Knex, most: number): Cache<Value> {
  const cache = new LRUCache<string, Value, () => Promise<Value>>({
    max: most,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
  })
  return async (name, compute) => {
    const version = await readVersion(db)
    return cache.forceFetch(`${version} ${name}`, { context: compute })
  }
}
