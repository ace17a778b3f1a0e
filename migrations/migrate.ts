import { configOrExit } from '../server/platform/config'
import { createDatabase } from '../server/platform/database'
import { createLogger } from '../server/platform/logger'
import { migrate, TooOldError } from '.'

const config = configOrExit()
const logger = createLogger(config)
const db = createDatabase(config, { patient: true })
try {
  logger.info({ ran: await migrate(db) }, 'migrated')
} catch (err) {
  if (err instanceof TooOldError) logger.fatal(err.message)
  else logger.fatal({ err }, 'the database could not be migrated')
  process.exitCode = 1
} finally {
  await db.destroy()
}
