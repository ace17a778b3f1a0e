import type { Logger } from './logger'

const deadlineMs = 8_000

type Step = { name: string; stop: () => unknown }

const steps: Step[] = []
let stopping = false

/** True from the first signal on. Readiness then fails, so a load balancer sends no new requests. */
export const isStopping = () => stopping

/** Registers cleanup for the end of the process, in reverse order: what depends on the rest is closed first. */
export function onShutdown(name: string, stop: () => unknown): void {
  steps.push({ name, stop })
}

/**
 * Makes the process end in order: on SIGTERM, SIGINT, and when its supervisor is gone; after an uncaught error, a step
 * that fails, or more than eight seconds, with status 1.
 */
export function armShutdown(logger: Logger): void {
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void shutDown(signal, 0, logger))
  if (process.connected) process.on('disconnect', () => void shutDown('the supervisor is gone', 0, logger))
  process.on('uncaughtException', (err) => {
    logger.fatal({ err }, 'uncaught error')
    void shutDown('an uncaught error', 1, logger)
  })
}

async function shutDown(reason: string, status: number, logger: Logger): Promise<void> {
  if (stopping) return
  stopping = true
  logger.info({ reason }, 'stopping')
  setTimeout(() => {
    logger.error({ deadlineMs }, 'stopping took too long')
    process.exit(1)
  }, deadlineMs).unref()
  const failed = await runSteps(logger)
  logger.info('stopped')
  // `process.exit` does not wait for lines that are still being written.
  await new Promise((done) => logger.flush(done))
  process.exit(failed ? 1 : status)
}

async function runSteps(logger: Logger): Promise<boolean> {
  let failed = false
  for (const { name, stop } of steps.reverse()) {
    try {
      await stop()
    } catch (err) {
      failed = true
      logger.error({ err, step: name }, 'a part did not stop cleanly')
    }
  }
  return failed
}
