/** Runs something while it is noon in Washington on a day, `YYYY-MM-DD`. Timers run as always. */
export async function frozenOn<T>(day: string, run: () => T | Promise<T>): Promise<T> {
  jest.useFakeTimers({
    now: new Date(`${day}T17:00:00Z`),
    doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask', 'setTimeout', 'setInterval', 'performance'],
  })
  try {
    return await run()
  } finally {
    jest.useRealTimers()
  }
}
