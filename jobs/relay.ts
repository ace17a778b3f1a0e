import { setTimeout as sleep } from 'node:timers/promises'
import type { Knex } from 'knex'
import { reach } from '../server/outbox/crash-points'
import { messageDefinitions } from '../server/outbox/jobs'
import { claimMessages, requeueMessages } from '../server/outbox/messages'
import type { Logger } from '../server/platform/logger'
import { createOutageLog } from '../server/platform/stores/outage'
import { within } from '../server/platform/within'
import { addMessages, type Queues } from './queues'

interface Parts {
  db: Knex
  logger: Logger
  queues: Queues
  ping: () => Promise<void>
}

const knownKinds = messageDefinitions.map(({ name }) => name)
const batchSize = 200
/** The longest wait of a message in normal operation; a look is cheap, because the table holds only what is left. */
const lookEveryMs = 250
const longestBackOffMs = 5_000
const addWithinMs = 5_000

/**
 * Moves the outbox into the queue, four times a second. Backs off while the queue's store or the database is down; rows
 * wait in the outbox. At its start, after a failure, and after `requeue` (when the queue may have lost its jobs), it
 * queues everything that is not completed again. `stop` resolves when no batch is running.
 */
export function createRelay(parts: Parts) {
  const outage = createOutageLog(parts.logger, 'relay')
  const stopping = new AbortController()
  const pause = (ms: number) => sleep(ms, undefined, { signal: stopping.signal }).catch(() => undefined)
  let mustRequeue = true
  let running: Promise<void> = Promise.resolve()

  async function run() {
    for (let failures = 0; !stopping.signal.aborted; ) {
      try {
        if (mustRequeue) {
          mustRequeue = false
          await requeueMessages(parts.db)
        }
        const count = await relayBatch(parts)
        failures = 0
        outage.up()
        if (count < batchSize) await pause(lookEveryMs)
      } catch (error) {
        failures += 1
        mustRequeue = true
        outage.down(error)
        await pause(Math.min(250 * 2 ** failures, longestBackOffMs))
      }
    }
  }

  return {
    start() {
      running = run()
    },
    requeue() {
      mustRequeue = true
    },
    async stop() {
      stopping.abort()
      await running
    },
  }
}

/** Moves one batch, and returns its size. Rows become due again, so what dies in between is queued again by its id. */
export async function relayBatch({ db, queues, ping }: Pick<Parts, 'db' | 'queues' | 'ping'>): Promise<number> {
  await ping()
  const messages = await claimMessages(db, knownKinds, batchSize)
  await reach('claimed')
  // If Redis goes down now, its client waits for it without a limit; the relay must not.
  await within(addWithinMs, addMessages(queues, messages), 'the queue did not accept the jobs in time')
  await reach('handed-over')
  return messages.length
}
