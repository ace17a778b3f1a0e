import { LRUCache } from 'lru-cache'

export interface BucketRule {
  /** Requests that may come at once. */
  burst: number
  /** Requests a second that may go on for ever. */
  perSecond: number
}

/** Answers the seconds that a visitor has to wait, 0 where the request may pass. Only one that passes counts. */
export type Buckets = (key: string, nowMs?: number) => number

interface Bucket {
  tokens: number
  atMs: number
}

/** Beyond it the visitor of longest ago is forgotten, and begins with a full bucket. */
const bucketsMax = 20_000

/** Token buckets in the memory of this process: a limit that costs no statement, for what is to be cheap to refuse. */
export function createBuckets({ burst, perSecond }: BucketRule): Buckets {
  // Bounded by size, since for a bound by `max` the cache makes room for all of them at once.
  const buckets = new LRUCache<string, Bucket>({ maxSize: bucketsMax, sizeCalculation: () => 1 })
  return (key, nowMs = performance.now()) => {
    const { tokens, atMs } = buckets.get(key) ?? { tokens: burst, atMs: nowMs }
    const filled = Math.min(burst, tokens + ((nowMs - atMs) / 1_000) * perSecond)
    const passes = filled >= 1
    buckets.set(key, { tokens: passes ? filled - 1 : filled, atMs: nowMs })
    return passes ? 0 : Math.ceil((1 - filled) / perSecond)
  }
}
