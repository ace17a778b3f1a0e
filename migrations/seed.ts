import { configOrExit } from '../server/platform/config'
import { createDatabase } from '../server/platform/database'
import { createLogger } from '../server/platform/logger'
import { articles } from './articles'
import { correctArticles } from './correct-articles'
import { seedArticles } from './seed-articles'

const config = configOrExit()
const logger = createLogger(config)
const db = createDatabase(config, { patient: true })
try {
  const count = await seedArticles(db, articles)
  logger.info({ articles: count }, count > 0 ? 'demo content seeded' : 'no demo content to seed')
  const corrected = await correctArticles(db, articles)
  if (corrected > 0) logger.info({ articles: corrected }, 'demo content corrected')
} catch (err) {
  logger.fatal({ err }, 'the demo content could not be seeded')
  process.exitCode = 1
} finally {
  await db.destroy()
}
