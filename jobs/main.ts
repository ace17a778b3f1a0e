import { createBlogService } from '../server/blog/service'
import { createGenerations } from '../server/generation'
import { createMail } from '../server/mail'
import { configOrExit } from '../server/platform/config'
import { createDatabase } from '../server/platform/database'
import { createLogger } from '../server/platform/logger'
import { armShutdown, onShutdown } from '../server/platform/shutdown'
import { createQueueBackend } from '../server/platform/stores'
import { queueName } from './definitions'
import { createProcessors } from './processors'
import { createRelay } from './relay'
import { applySchedules } from './schedules'
import { whenAvailable } from './when-available'
import { createJobWorker } from './worker'

const config = configOrExit()
const logger = createLogger(config).child({ process: 'worker' })
armShutdown(logger)

const db = createDatabase(config)
onShutdown('database', () => db.destroy())

const mail = createMail({ config, db, logger })
onShutdown('mail transport', () => mail.close())
const generations = createGenerations({ config, db, logger, blog: createBlogService(db) })
const processors = createProcessors({ config, db, logger, mail, generations })

const backend = createQueueBackend(config, logger)
onShutdown('queue store', () => backend.close())
await whenAvailable(backend.prepare)

const queue = backend.createQueue(queueName)
onShutdown('queue', () => queue.close())

const worker = createJobWorker({ backend, db, logger, processors })
onShutdown('jobs', () => worker.close())
onShutdown('generations', () => generations.stop())
// A store that goes away in this very moment would leave them broken: then the start fails, and is made again.
await Promise.all([queue.waitUntilReady(), worker.waitUntilReady()])
void worker.run()

const relay = createRelay({ databaseUrl: config.databaseUrl, db, logger, queue, ping: backend.ping })
onShutdown('relay', () => relay.stop())
relay.start()
backend.onReturn(() => {
  relay.doubt()
  void whenAvailable(() => applySchedules(queue))
})

await whenAvailable(() => applySchedules(queue))
logger.info({ queue: backend.kind, mail: mail.transport }, 'worker ready')
process.send?.({ ready: true })
