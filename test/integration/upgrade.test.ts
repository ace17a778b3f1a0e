import { readFileSync } from 'node:fs'
import { Redis } from 'ioredis'
import type { Knex } from 'knex'
import { pino } from 'pino'
import { createProcessors } from '../../jobs/processors'
import { openQueues } from '../../jobs/queues'
import { createRelay } from '../../jobs/relay'
import { createJobWorkers } from '../../jobs/worker'
import { migrate, migrateTo, migrationNames } from '../../migrations'
import { createBlogService } from '../../server/blog/service'
import { createEmail } from '../../server/email'
import { createGenerations } from '../../server/generation'
import { readConfig } from '../../server/platform/config'
import { createDatabase } from '../../server/platform/database'
import type { QueueBackend } from '../../server/platform/stores'
import { createQueueBackend } from '../../server/platform/stores/queue'
import { storeKinds } from '../support/app'
import { createTestDatabase } from '../support/database'
import { messageIdOf } from '../support/kept'
import { startRedis } from '../support/redis'
import { freePort } from '../support/site'
import { startSmtpServer } from '../support/smtp'
import { until } from '../support/until'

const logger = pino({ level: 'silent' })
const cleanUps: (() => unknown)[] = []
afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

type Line =
  | { table: string; row: object }
  | { key: string; type: 'hash'; value: Record<string, string> }
  | { key: string; type: 'list' | 'zset'; value: string[] }
  | { key: string; type: 'string'; value: string }

/** Fills a database and a queue with the data that the program of commit a0b3511 left. */
async function load(db: Knex, lines: readonly Line[], redisUrl: string | undefined): Promise<void> {
  await db.raw('drop schema public cascade; create schema public')
  const known = migrationNames.filter((name) => name < '0012')
  await db.transaction((transaction) => migrateTo(transaction, known))
  const { rows } = await db.raw<{ rows: { tablename: string }[] }>(
    `select tablename from pg_tables where schemaname = 'bullmq'`,
  )
  for (const { tablename } of rows) await db.raw('truncate bullmq.?? cascade', [tablename])
  await db('generation_quota').delete()
  const redis = redisUrl ? new Redis(redisUrl) : undefined
  for (const line of lines) {
    if ('table' in line) {
      const columns = Object.keys(line.row)
      const list = columns.map(() => '??').join(', ')
      await db.raw(
        `insert into ${line.table} (${list}) overriding system value select ${list} from json_populate_record(null::${line.table}, ?)`,
        [...columns, ...columns, JSON.stringify(line.row)],
      )
    } else if (line.type === 'hash') await redis?.hset(line.key, line.value)
    else if (line.type === 'list') await redis?.rpush(line.key, ...line.value)
    else if (line.type === 'string') await redis?.set(line.key, line.value)
    else
      for (let at = 0; at < line.value.length; at += 2)
        await redis?.zadd(line.key, line.value[at + 1] ?? 0, line.value[at] ?? '')
  }
  redis?.disconnect()
}

async function startWorker(db: Knex, backend: QueueBackend, databaseUrl: string, smtpUrl: string): Promise<void> {
  const env = { LEADS_TO: 'one@guide.example,two@guide.example', SITE_URL: 'https://guide.example', SMTP_URL: smtpUrl }
  const config = readConfig({ DATABASE_URL: databaseUrl, SESSION_SECRET: 'a secret of the tests alone', ...env })
  const mail = createEmail({ config, db, logger })
  const generations = createGenerations({ config, db, logger, blog: createBlogService(db) })
  const all = createProcessors({
    config,
    db,
    logger,
    mail,
    generations,
    inbox: undefined as never,
    modelReader: undefined as never,
    sourceLinks: undefined as never,
    webhooks: undefined as never,
  })
  // Scheduled jobs are not part of this test.
  const processors = { 'deliver-mail': all['deliver-mail'], 'generate-post': all['generate-post'] }
  const workers = createJobWorkers({ backend, logger, processors })
  for (const worker of workers) void worker.run()
  const queues = openQueues(backend)
  const relay = createRelay({ db, logger, queues, ping: backend.ping })
  relay.start()
  cleanUps.push(mail.close, async () => {
    await relay.stop()
    await Promise.all([...workers, ...Object.values(queues)].map((part) => part.close()))
  })
}

const visitors = (name: string) => `${name}@northside.example`

describe.each(storeKinds)('a database of commit a0b3511, with the queue in %s', (store) => {
  it('is migrated, and a worker then loses nothing and repeats nothing', async () => {
    const database = await createTestDatabase()
    cleanUps.push(database.drop)
    const redis = store === 'redis' ? await startRedis(await freePort()) : undefined
    cleanUps.push(async () => redis?.kill())
    const smtp = await startSmtpServer()
    cleanUps.push(smtp.close)
    const backend = createQueueBackend({ databaseUrl: database.url, redisUrl: redis?.url }, logger)
    await backend.prepare()
    cleanUps.push(backend.close)
    const text = readFileSync(`test/fixtures/upgrade/${store}.jsonl`, 'utf8')
    const lines: Line[] = text
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
    await load(database.db, lines, redis?.url)
    const before: { id: string; state: string; message_id: string }[] = await database.db('deliveries')

    const db = createDatabase({ databaseUrl: database.url })
    cleanUps.push(() => db.destroy())
    await migrate(db)
    await startWorker(db, backend, database.url, smtp.url)
    await until(async () => expect(await db('outbox').select('job', 'due_at', 'payload')).toEqual([]), 60_000)

    const sentTo = smtp.received.flatMap(({ to }) => to).sort()
    const team = ['one@guide.example', 'two@guide.example']
    expect(sentTo).toEqual(
      [...team, ...team, ...team, ...team, ...['tried', 'queued', 'promised'].map(visitors)].sort(),
    )
    const ids = smtp.received.map(({ bytes }) => messageIdOf(bytes))
    expect(new Set(ids).size).toBe(ids.length)
    const pending = before.filter(({ state }) => state === 'pending').map(({ message_id }) => message_id)
    expect(pending.filter((id) => !ids.includes(id))).toEqual([])

    const after = new Map((await db('deliveries')).map(({ id, state }) => [id, state]))
    expect(before.filter(({ id, state }) => after.get(id) !== (state === 'failed' ? 'failed' : 'sent'))).toEqual([])
    expect(await db('leads')).toHaveLength(7)
    expect(await db('generations').select('state')).toEqual([{ state: 'completed' }])
    expect(await db('blog_posts')).toHaveLength(1)
  })
})
