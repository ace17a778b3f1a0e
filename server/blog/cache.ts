import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { readVersion } from './repository'

export type Cache<Value extends object> = (name: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * Keeps what is computed from the whole blog, by name, for as long as nobody writes to it: each answer is kept under the
 * number of writes that was read before it was computed, and looked for under the number of this moment. So it is exact
 * in every process, needs no notification, and many who ask at once share one computation.
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
