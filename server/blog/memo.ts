import type { Knex } from 'knex'
import { LRUCache } from 'lru-cache'
import { readVersion } from './repository'

export type Memo<Value extends object> = (name: string, compute: () => Promise<Value>) => Promise<Value>

/**
 * Keeps what is computed from the whole blog, by name, for as long as nobody writes to it: each answer is kept under the
 * number of writes that was read before it was computed, and looked for under the number of this moment. So it is exact
 * in every process, needs no notification, and many who ask at once share one computation.
 */
export function createMemo<Value extends object>(db: Knex, most: number): Memo<Value> {
  const kept = new LRUCache<string, Value, () => Promise<Value>>({
    max: most,
    fetchMethod: (_key, _stale, { context: compute }) => compute(),
  })
  return async (name, compute) => {
    const version = await readVersion(db)
    return kept.forceFetch(`${version} ${name}`, { context: compute })
  }
}
