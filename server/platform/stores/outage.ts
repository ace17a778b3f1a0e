import { isDatabaseAway } from '../database'
import type { Logger } from '../logger'

export interface OutageLog {
  down(error: unknown): void
  up(): void
}

/** Says once that a part went away and once that it is back, however often a retry reports either. */
export function createOutageLog(logger: Logger, part: string): OutageLog {
  let away = false
  return {
    down(error) {
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

const redisAway =
  /Connection is closed|Stream isn't writeable|Command timed out|max retries per request|^LOADING|ENOENT/

/** Whether a failure only says that Postgres or Redis is away. */
export function isStoreAway(error: unknown): boolean {
  return isDatabaseAway(error) || (error instanceof Error && redisAway.test(error.message))
}

/** For the 'error' event of queues and workers: an outage is told once, anything else each time. */
export function queueErrorListener(logger: Logger, outage: OutageLog): (error: Error) => void {
  return (error) => {
    if (isStoreAway(error)) outage.down(error)
    else logger.error({ err: error }, 'the job queue reported an error')
  }
}
