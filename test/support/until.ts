import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Repeats a check until it no longer throws; after `withinMs` it throws the last error. The limit is only for checks
 * that never succeed: it does not measure speed, which depends on the machine.
 */
export async function until<T>(check: () => T | Promise<T>, withinMs = 600_000): Promise<T> {
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
