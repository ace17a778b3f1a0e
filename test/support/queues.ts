import { randomUUID } from 'node:crypto'
import { openQueues, type Queues } from '../../jobs/queues'
import type { Config } from '../../server/platform/config'
import type { Logger } from '../../server/platform/logger'
import type { QueueBackend } from '../../server/platform/stores'
import { createQueueBackend } from '../../server/platform/stores/queue'

/** A backend with queues for the caller alone, because other tests use the same Redis. */
export async function openTestQueues(
  addresses: Pick<Config, 'databaseUrl' | 'redisUrl'>,
  logger: Logger,
): Promise<{ backend: QueueBackend; queues: Queues; close: () => Promise<void> }> {
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
