import { setTimeout as sleep } from 'node:timers/promises'
import { isStoreAway } from '../server/platform/stores/outage'

const longestWaitMs = 2_000

/** Does what needs a store that may be away, as often as it takes. Rejects with an error that has another cause. */
export async function whenAvailable(work: () => Promise<unknown>): Promise<void> {
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      await work()
      return
    } catch (error) {
      if (!isStoreAway(error)) throw error
      await sleep(waitMs)
    }
  }
}
