import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { createProcessors, type JobProcessor } from '../../jobs/processors'
import { openQueues } from '../../jobs/queues'
import { createRelay, relayBatch } from '../../jobs/relay'
import { createJobWorkers } from '../../jobs/worker'
import type { Config } from '../../server/platform/config'
import type { Logger } from '../../server/platform/logger'
import type { QueueBackend } from '../../server/platform/stores'
import { createQueueBackend } from '../../server/platform/stores/queue'

const silent = pino({ level: 'silent' })

type Addresses = Pick<Config, 'databaseUrl' | 'redisUrl'>

/** The addresses of a queue in one of the two stores. */
export const queueIn = (store: 'postgres' | 'redis', databaseUrl: string): Addresses => ({
  databaseUrl,
  redisUrl: store === 'redis' ? process.env.TEST_REDIS_URL : undefined,
})

/** A backend with queues for the caller alone, because other tests use the same Redis. */
export async function openTestQueues(addresses: Addresses, logger: Logger = silent) {
  const opened = createQueueBackend(addresses, logger)
  await opened.prepare()
  const suffix = randomUUID()
  const backend: QueueBackend = {
    ...opened,
    createQueue: (name) => opened.createQueue(`${name}-${suffix}`),
    createWorker: (name, ...rest) => opened.createWorker(`${name}-${suffix}`, ...rest),
  }
  const queues = openQueues(backend)
  return {
    backend,
    queues,
    async close() {
      for (const queue of Object.values(queues)) {
        await queue.obliterate({ force: true })
        await queue.close()
      }
      await opened.close()
    },
  }
}

type ProcessorParts = Parameters<typeof createProcessors>[0]
type Processors = Readonly<Record<string, JobProcessor>>

/** A program's processors, of which a test uses only those for whose work it gives the parts. */
export function processorsOf(parts: Partial<ProcessorParts> & Pick<ProcessorParts, 'config' | 'db'>) {
  const unused = undefined as never
  const services = { mail: unused, generations: unused, inbox: unused, modelReader: unused, sourceLinks: unused }
  return createProcessors({ ...services, webhooks: unused, logger: silent, ...parts })
}

/** Workers on queues for the caller alone, one for each of these processors, and a relay to them if it is started. */
export async function openWorkers({ addresses, db }: { addresses: Addresses; db: Knex }, ...all: Processors[]) {
  const { backend, queues, close } = await openTestQueues(addresses)
  const workers = all.flatMap((processors) => createJobWorkers({ backend, logger: silent, processors }))
  await Promise.all(workers.map((worker) => worker.waitUntilReady()))
  for (const worker of workers) void worker.run()
  const relay = createRelay({ db, logger: silent, queues, ping: backend.ping })
  return {
    queues,
    relay,
    relayNow: () => relayBatch({ db, queues, ping: backend.ping }),
    async close() {
      await relay.stop()
      await Promise.all(workers.map((worker) => worker.close()))
      await close()
    },
  }
}
