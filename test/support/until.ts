import { setTimeout as sleep } from 'node:timers/promises'

/** Repeats a check until it no longer throws; after `withinMs` it throws what the check last threw. */
export async function until<T>(check: () => T | Promise<T>, withinMs = 10_000): Promise<T> {
  const deadline = Date.now() + withinMs
  for (;;) {
    try {
      return await check()
    } catch (error) {
      if (Date.now() > deadline) throw error
      await sleep(50)
    }
  }
}
