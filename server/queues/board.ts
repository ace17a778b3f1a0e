import { createBullBoard } from '@bull-board/api'
import { BullMQAdapter } from '@bull-board/api/bullMQAdapter'
import { ExpressAdapter } from '@bull-board/express'
import type { Queue } from 'bullmq'
import { queueNames } from '../outbox/jobs'
import type { Config } from '../platform/config'
import type { Logger } from '../platform/logger'
import { createQueueBackend } from '../platform/stores/queue'

/** @throws if the store is down; its connections are then closed */
export async function openBoard(path: string, config: Config, logger: Logger) {
  const backend = createQueueBackend(config, logger)
  try {
    await backend.prepare()
  } catch (error) {
    await backend.close()
    throw error
  }
  const queues = queueNames.map((name) => backend.createQueue(name))
  const adapter = new ExpressAdapter().setBasePath(path)
  createBullBoard({
    queues: queues.map((queue) => new BullMQAdapter(queue as unknown as Queue)),
    serverAdapter: adapter,
    options: {
      uiConfig: { boardTitle: 'Queues', miscLinks: [{ text: 'Back to the admin', url: '/admin' }] },
    },
  })
  return {
    backend,
    handle: adapter.getRouter(),
    async close() {
      await Promise.all(queues.map((queue) => queue.close()))
      await backend.close()
    },
  }
}
