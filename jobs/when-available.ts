import { setTimeout as sleep } from 'node:timers/promises'
import { isStoreDown } from '../server/platform/stores/outage'

const longestWaitMs = 2_000

/** Repeats work that needs a store until the store is up. Rejects with any error that has another cause. */
export async function whenAvailable(work: () => Promise<unknown>): Promise<void> {
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      await work()
      return
    } catch (error) {
      if (!isStoreDown(error)) throw error
      await sleep(waitMs)
    }
  }
}
