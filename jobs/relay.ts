import type { Knex } from 'knex'
import { reach } from '../server/outbox/crash-points'
import { claimMessages, requeueMessages } from '../server/outbox/messages'
import type { Logger } from '../server/platform/logger'
import { createNotificationListener } from '../server/platform/notifications'
import { createOutageLog } from '../server/platform/stores/outage'
import { within } from '../server/platform/within'
import { messageDefinitions } from './definitions'
import { addMessages, type Queues } from './queues'

interface Parts {
  databaseUrl: string
  db: Knex
  logger: Logger
  queues: Queues
  ping: () => Promise<void>
}

const knownKinds = messageDefinitions.map(({ name }) => name)
const batchSize = 200
/** How long a signal that was lost delays a message. */
const lookEveryMs = 1_000
const longestBackOffMs = 5_000
const addWithinMs = 5_000

/**
 * Hands the outbox to the queue: at once on a signal, every second without one. While the queue's store or the database is
 * away it backs off; rows wait in the outbox meanwhile. At its start, after a failure, and when `doubt` says that the queue
 * may have lost its jobs, it hands over again all that is not completed. `stop` resolves when no batch is under way.
 */
export function createRelay(parts: Parts) {
  const outage = createOutageLog(parts.logger, 'relay')
  const pause = createPause()
  const listener = createNotificationListener({
    databaseUrl: parts.databaseUrl,
    channel: 'outbox',
    onSignal: () => pause.wake('signal'),
  })
  let stopped = false
  let mustRequeue = true
  let running: Promise<void> = Promise.resolve()

  async function run() {
    let failures = 0
    while (!stopped) {
      try {
        if (mustRequeue) {
          mustRequeue = false
          await requeueMessages(parts.db)
        }
        const count = await relayBatch(parts)
        failures = 0
        outage.up()
        if (count < batchSize) await pause.wait(lookEveryMs, ['signal', 'stop'])
      } catch (error) {
        failures += 1
        mustRequeue = true
        outage.down(error)
        await pause.wait(Math.min(250 * 2 ** failures, longestBackOffMs), ['stop'])
      }
    }
  }

  return {
    start() {
      listener.start()
      running = run()
    },
    requeue() {
      mustRequeue = true
      pause.wake('signal')
    },
    async stop() {
      stopped = true
      pause.wake('stop')
      await listener.stop()
      await running
    },
  }
}

/**
 * Moves one batch, and answers how many rows it had. They are due again after a while: what fails or dies in between is handed
 * over again, under the same job ids.
 */
export async function relayBatch({ db, queues, ping }: Pick<Parts, 'db' | 'queues' | 'ping'>): Promise<number> {
  await ping()
  const messages = await claimMessages(db, knownKinds, batchSize)
  await reach('claimed')
  // A Redis that goes away now makes its client wait for it; the relay must not.
  await within(addWithinMs, addMessages(queues, messages), 'the queue did not take the jobs in time')
  await reach('handed-over')
  return messages.length
}

type Reason = 'signal' | 'stop'

/** A wait that can be cut short; a signal that comes while nobody waits cuts the next wait short. */
function createPause() {
  const pending = new Set<Reason>()
  let wakeUp: (() => void) | undefined
  return {
    wake(reason: Reason) {
      pending.add(reason)
      wakeUp?.()
    },
    async wait(ms: number, reasons: Reason[]) {
      const deadline = Date.now() + ms
      while (!reasons.some((reason) => pending.has(reason)) && Date.now() < deadline) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, deadline - Date.now())
          wakeUp = () => {
            clearTimeout(timer)
            resolve()
          }
        })
      }
      pending.delete('signal')
    },
  }
}
