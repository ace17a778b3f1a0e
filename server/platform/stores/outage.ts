import { isDatabaseDown } from '../database'
import type { Logger } from '../logger'

export type OutageLog = ReturnType<typeof createOutageLog>

/** Logs once that a service went down and once that it is back, however often retries report either. */
export function createOutageLog(logger: Logger, part: string) {
  let away = false
  return {
    down(error: unknown) {
      if (away) return
      away = true
      logger.warn({ part, err: error }, 'a service does not answer; trying again until it does')
    },
    up() {
      if (!away) return
      away = false
      logger.info({ part }, 'a service answers again')
    },
  }
}

const redisDown =
  /Connection is closed|Stream isn't writeable|Command timed out|max retries per request|^LOADING|ENOENT/

/** Whether an error only means that Postgres or Redis is down. */
export function isStoreDown(error: unknown): boolean {
  return isDatabaseDown(error) || (error instanceof Error && redisDown.test(error.message))
}

/** The 'error' listener of queues and workers: logs an outage once, any other error each time. */
export function queueErrorListener(logger: Logger, outage: OutageLog): (error: Error) => void {
  return (error) => {
    if (isStoreDown(error)) outage.down(error)
    else logger.error({ err: error }, 'the job queue reported an error')
  }
}
