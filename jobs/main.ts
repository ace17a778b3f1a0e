import { setTimeout as sleep } from 'node:timers/promises'
import { createBlogService } from '../server/blog/service'
import { createEmail } from '../server/email'
import { createGenerations } from '../server/generation'
import { createInboxReader } from '../server/inbox/service'
import { createModelReader } from '../server/leads/model-reading/service'
import { configOrExit } from '../server/platform/config'
import { createDatabase } from '../server/platform/database'
import { createLogger } from '../server/platform/logger'
import { armShutdown, onShutdown } from '../server/platform/shutdown'
import { isStoreDown } from '../server/platform/stores/outage'
import { createQueueBackend } from '../server/platform/stores/queue'
import { createSourceLinkChecker } from '../server/source-links/service'
import { createWebhookService } from '../server/webhooks/service'
import { createProcessors } from './processors'
import { openQueues } from './queues'
import { createRelay } from './relay'
import { applySchedules } from './schedules'
import { createJobWorkers } from './worker'

const longestWaitMs = 2_000

/** Repeats work that needs a store until the store is up. Rejects with any error that has another cause. */
async function whenAvailable(work: () => Promise<unknown>): Promise<void> {
  for (let waitMs = 100; ; waitMs = Math.min(waitMs * 2, longestWaitMs)) {
    try {
      await work()
      return
    } catch (error) {
      if (!isStoreDown(error)) throw error
      await sleep(waitMs)
    }
  }
}

const config = configOrExit()
const logger = createLogger(config).child({ process: 'worker' })
armShutdown(logger)

const db = createDatabase(config, { connections: config.databasePools.worker })
onShutdown('database', () => db.destroy())

const parts = { config, db, logger }
const mail = createEmail(parts)
onShutdown('mail transport', () => mail.close())
const generations = createGenerations({ ...parts, blog: createBlogService(db) })
const sourceLinks = createSourceLinkChecker(parts)
const webhooks = createWebhookService(parts)
const inbox = createInboxReader(parts)
const modelReader = createModelReader(parts)
const processors = createProcessors({ ...parts, mail, generations, inbox, modelReader, sourceLinks, webhooks })

const backend = createQueueBackend(config, logger)
onShutdown('queue store', () => backend.close())
await whenAvailable(backend.prepare)

const queues = openQueues(backend)
onShutdown('queues', () => closeAll(Object.values(queues)))

const workers = createJobWorkers({ backend, logger, processors, lockSeconds: config.workerLockSeconds })
onShutdown('jobs', () => closeAll(workers))
const running = { generations, inbox, 'model reader': modelReader, 'source links': sourceLinks, webhooks }
for (const [name, part] of Object.entries(running)) onShutdown(name, () => part.stop())
// If the store goes down at this moment, queues and workers stay unusable: then the start fails, and the supervisor
// starts the process again.
await Promise.all([...Object.values(queues), ...workers].map((part) => part.waitUntilReady()))
for (const worker of workers) void worker.run()

const relay = createRelay({ db, logger, queues, ping: backend.ping })
onShutdown('relay', () => relay.stop())
relay.start()
backend.onReturn(() => {
  relay.requeue()
  void whenAvailable(() => applySchedules(queues))
})

await whenAvailable(() => applySchedules(queues))
logger.info({ queue: backend.kind, mail: mail.transport }, 'worker ready')
process.send?.({ ready: true })

async function closeAll(closing: readonly { close(): Promise<void> }[]): Promise<void> {
  await Promise.all(closing.map((part) => part.close()))
}
