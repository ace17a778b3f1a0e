import { LRUCache } from 'lru-cache'

export interface BucketRule {
  /** Requests that may come at once. */
  burst: number
  /** Requests per second that may continue indefinitely. */
  perSecond: number
}

/** Returns the seconds that a visitor has to wait, or 0 if the request may pass. Rejected requests do not count. */
export type Buckets = (key: string, nowMs?: number) => number

/** Above this number the least recently seen visitor is forgotten and starts again with a full bucket. */
const bucketsMax = 20_000

/** Creates token buckets in the memory of this process: a limit that costs no database statement. */
export function createBuckets({ burst, perSecond }: BucketRule): Buckets {
  // Bounded by `maxSize`, because with `max` the cache allocates space for all entries up front.
  const buckets = new LRUCache<string, { tokens: number; atMs: number }>({
    maxSize: bucketsMax,
    sizeCalculation: () => 1,
  })
  return (key, nowMs = performance.now()) => {
    const { tokens, atMs } = buckets.get(key) ?? { tokens: burst, atMs: nowMs }
    const filled = Math.min(burst, tokens + ((nowMs - atMs) / 1_000) * perSecond)
    const passes = filled >= 1
    buckets.set(key, { tokens: passes ? filled - 1 : filled, atMs: nowMs })
    return passes ? 0 : Math.ceil((1 - filled) / perSecond)
  }
}
