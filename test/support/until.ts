import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Repeats a check until it no longer throws; after `withinMs` it throws what the check last threw. The bound is for what never comes
 * about: it says nothing about speed, which depends on the machine.
 */
export async function until<T>(check: () => T | Promise<T>, withinMs = 120_000): Promise<T> {
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
