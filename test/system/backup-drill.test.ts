import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import knex, { type Knex } from 'knex'
import { filesOf } from '../../shared/pictures/address'
import { cleaningUp } from '../support/clean-up'
import { startCommand } from '../support/command'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { expectKept } from '../support/kept'
import { type Acknowledged, submitWithPatience } from '../support/pour'
import { createPart, freePort, type Part, readEmails } from '../support/site'
import { until } from '../support/until'

let folder: string
let file: string
let environment: NodeJS.ProcessEnv

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bemr-drill-'))
  onCleanUp(() => rmSync(folder, { recursive: true }))
  file = join(folder, 'site.backup')
  environment = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: folder,
    LOG_LEVEL: 'warn',
    TRUST_PROXY: 'loopback',
    ADMIN_PASSWORD: 'a password for tests',
    SESSION_SECRET: 'a secret of the tests that is long enough',
  }
})

const onCleanUp = cleaningUp()

/** A database with or without the site's tables, and with no connections except those of `look`. */
async function openDatabase({ empty = false } = {}): Promise<{ database: TestDatabase; look: typeof look }> {
  const database = await createTestDatabase()
  onCleanUp(database.drop)
  if (empty) await database.db.raw('drop schema public cascade; create schema public')
  await database.db.destroy()
  async function look<Result>(work: (db: Knex) => Promise<Result>): Promise<Result> {
    const db = knex({ client: 'pg', connection: database.url, pool: { min: 0, max: 2 } })
    return work(db).finally(() => db.destroy())
  }
  return { database, look }
}

async function startSite(databaseUrl: string): Promise<{ url: string; web: Part; worker: Part }> {
  const port = await freePort()
  const env = { ...environment, DATABASE_URL: databaseUrl, PORT: String(port) }
  const [web, worker] = ['web', 'worker'].map((name) => createPart(`dist/server/${name}.mjs`, env)) as [Part, Part]
  onCleanUp(() => Promise.all([web.stop('SIGKILL'), worker.stop('SIGKILL')]))
  await Promise.all([web.start(), worker.start()])
  return { url: `http://127.0.0.1:${port}`, web, worker }
}

/** Runs an operator's command as `npm run` does. */
async function operate(databaseUrl: string, ...args: string[]): Promise<{ status: number | null; output: string }> {
  const env = { ...environment, DATABASE_URL: databaseUrl }
  const command = startCommand(process.execPath, ['scripts/part.mjs', ...args], { cwd: process.cwd(), env })
  const { status } = await command.ended()
  return { status, output: command.output() }
}

/** Stores a picture as the site does: a row, and files in the data folder. */
async function keepPicture(look: <Result>(work: (db: Knex) => Promise<Result>) => Promise<Result>) {
  const picture = { key: 'b'.repeat(32), extension: 'png', width: 300, height: 200 } as const
  const bytes = randomBytes(200_000)
  mkdirSync(join(folder, 'pictures'), { recursive: true })
  const paths = filesOf(picture).map(({ file: name }) => join(folder, 'pictures', name))
  for (const path of paths) writeFileSync(path, bytes)
  await look((db) => db('pictures').insert({ ...picture, bytes: paths.length * bytes.length, alt: 'A picture' }))
  return { path: paths[0] ?? '', bytes }
}

const addsUp =
  'The ledger adds up: each lead, message, and correction has its emails, and each email is sent or explained.'

it('a site that is filled, backed up, destroyed, and restored has every lead, and sends what was unsent', async () => {
  const { database, look } = await openDatabase()
  const site = await startSite(database.url)
  const acknowledged: Acknowledged[] = []
  const submitTen = async () => {
    for (let number = 0; number < 10; number++) acknowledged.push(await submitWithPatience(site.url))
  }
  await submitTen()
  await until(() => look((db) => expectKept(db, acknowledged)))
  await site.worker.stop()
  await submitTen()
  const picture = await keepPicture(look)

  // The web process keeps serving while the backup is written.
  expect(await operate(database.url, 'backup', file)).toEqual({
    status: 0,
    output: expect.stringMatching(/^Backup written: .*\nIt contains \d+ rows from \d+ tables \(20 leads\)/),
  })
  const inUse = await operate(database.url, 'restore', file, '--replace')
  expect([inUse.status, inUse.output]).toEqual([
    1,
    expect.stringContaining('Stop the site first. Nothing was changed.'),
  ])
  const before = await operate(database.url, 'ledger')
  expect([before.status, before.output]).toEqual([0, expect.stringContaining(addsUp)])
  await site.web.stop()
  await database.drop()
  rmSync(join(folder, 'pictures'), { recursive: true })

  const other = await openDatabase({ empty: true })
  const restored = await operate(other.database.url, 'restore', file)
  expect(restored.output).toContain('20 leads are stored')
  expect(readFileSync(picture.path)).toEqual(picture.bytes)
  expect([restored.status, restored.output]).toEqual([0, expect.stringContaining(addsUp)])
  expect(restored.output).toContain('20 waiting for the next try')

  await startSite(other.database.url)
  const ids = await other.look((db) => expectKept(db, acknowledged))
  expect(new Set(ids).size).toBe(40)
  expect(await readEmails(folder)).toHaveLength(40)
  const after = await operate(other.database.url, 'ledger')
  expect([after.status, after.output]).toEqual([0, expect.stringContaining('  40 sent\n')])
})

it('a restore that is killed halfway leaves the former data', async () => {
  const source = await openDatabase()
  await source.look((db) =>
    db.raw(`insert into page_views select date '2020-01-01' + day, '/page/' || page, 1
      from generate_series(1, 1000) as day, generate_series(1, 300) as page`),
  )
  expect((await operate(source.database.url, 'backup', file)).status).toBe(0)

  const target = await openDatabase()
  await target.look((db) => db('page_views').insert({ day: '2026-01-01', path: '/former', count: 7 }))
  const env = { ...environment, DATABASE_URL: target.database.url }
  const args = ['dist/server/restore.mjs', file, '--replace']
  const restore = startCommand(process.execPath, args, { cwd: process.cwd(), env })
  // Observed from another database, because any connection to the target prevents a restore.
  const running = (db: Knex) =>
    db('pg_stat_activity')
      .where({ datname: new URL(target.database.url).pathname.slice(1) })
      .pluck('query')
  const copying = expect.stringMatching(/^copy "page_views"/)
  await source.look((db) => until(async () => expect(await running(db)).toEqual([copying]), 60_000))
  restore.signal('SIGKILL')
  expect((await restore.ended()).status).toBeNull()
  await source.look((db) => until(async () => expect(await running(db)).toEqual([])))

  expect(await target.look((db) => db('page_views').select('path', 'count'))).toEqual([{ path: '/former', count: '7' }])
  const again = await operate(target.database.url, 'restore', file, '--replace')
  expect([again.status, again.output]).toEqual([0, expect.stringContaining(addsUp)])
  expect(await target.look((db) => db('page_views').count())).toEqual([{ count: '300000' }])
})
