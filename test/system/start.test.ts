import { mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeClone } from '../support/clone'
import { processesOf, startCommand } from '../support/command'
import { freePort } from '../support/site'

/** A hanging part is killed after eight seconds, then Postgres is stopped; a busy machine takes longer. */
const stopDeadlineMs = 60_000
const isRoot = process.getuid?.() === 0

/** A data folder for one test, with functions that start sites in it; all of it is removed after the test. */
async function prepareSite(project = process.cwd(), account: { uid?: number; gid?: number } = {}) {
  const dataDir = join(realpathSync(mkdtempSync(join(tmpdir(), 'bemr-data-'))), 'data')
  const [own, home] = project === process.cwd() ? [dataDir, join(dataDir, '..')] : [join(project, '.data'), project]
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    PORT: String(await freePort()),
    DATA_DIR: own,
    LOG_LEVEL: 'warn',
  }
  const start = (program = process.execPath, args = ['scripts/start.mjs'], more: NodeJS.ProcessEnv = {}) =>
    startCommand(program, args, { cwd: project, env: { ...env, ...more }, ...account })
  const running = () => processesOf(own)
  const named = (part: string) => running().find(({ args }) => args.includes(part))?.pid ?? 0
  onCleanUp(async () => {
    for (const { pid } of running()) process.kill(pid, 'SIGKILL')
    rmSync(join(dataDir, '..'), { recursive: true, force: true })
  })
  return { dataDir: own, env, start, running, named }
}

const cleanUps: (() => Promise<void> | void)[] = []
/** Cleanup for what a group of tests shares, run after the last of them. */
const keptCleanUps: typeof cleanUps = []
const onCleanUp = (work: () => Promise<void> | void) => cleanUps.push(work)

afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
})

async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 300_000; !(await holds()); await sleep(250)) {
    if (Date.now() > deadline) throw new Error('did not come about in five minutes')
  }
}

const serves = (address: string) =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

describe('npm run dev', () => {
  it('serves pages and the closed admin from the sources, and stops everything it started', async () => {
    const site = await prepareSite()
    const command = site.start(process.execPath, ['scripts/dev.mjs'])
    const address = await command.ready()

    const home = await fetch(address)
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])
    const admin = await fetch(`${address}/admin/leads`)
    expect([admin.status, await admin.text()]).toEqual([401, expect.stringContaining('type="password"')])

    command.signal('SIGINT', 'group')
    expect((await command.ended()).ms).toBeLessThan(stopDeadlineMs)
    await until(() => site.running().length === 0)
  })
})

describe('npm start', () => {
  /**
   * All tests share the data that the first one creates, because starting with existing data costs a third less. Each
   * stops everything that it has started.
   */
  let site: Awaited<ReturnType<typeof prepareSite>>

  beforeAll(async () => {
    site = await prepareSite()
    keptCleanUps.push(...cleanUps.splice(0))
  })

  afterAll(async () => {
    for (const work of keptCleanUps.splice(0).reverse()) await work()
  })

  it('prints its address once, does not print its secrets, and stops everything it started on SIGINT to the group', async () => {
    const command = site.start()
    const address = await command.ready()

    expect(address).toBe(`http://127.0.0.1:${site.env.PORT}`)
    expect(await serves(address)).toBe(true)
    expect(command.output().match(/^Ready: /gm)).toHaveLength(1)
    const password = readFileSync(join(site.dataDir, 'admin-password'), 'utf8').trim()
    expect(command.output().split(password)).toHaveLength(2)
    for (const name of ['admin-password', 'session-secret', 'postgres.log']) {
      expect(statSync(join(site.dataDir, name)).mode & 0o777).toBe(0o600)
    }

    command.signal('SIGINT', 'group')
    const { status, ms } = await command.ended()
    expect(status).toBe(0)
    expect(ms).toBeLessThan(stopDeadlineMs)
    expect(site.running()).toEqual([])
    expect(readFileSync(join(site.dataDir, 'postgres.log'), 'utf8').trim()).toMatch(/database system is shut down$/)
  })

  it('stops everything when npm is told to stop, and when npm is killed', async () => {
    for (const name of ['SIGTERM', 'SIGKILL'] as const) {
      const command = site.start('npm', ['start'])
      await command.ready()
      command.signal(name)
      await command.ended()
      const began = Date.now()
      await until(() => site.running().length === 0)
      expect(Date.now() - began).toBeLessThan(stopDeadlineMs)
    }
  })

  it('restarts web, worker, or Postgres if they die; if npm start itself is killed, the next one adopts the same Postgres and starts no second web process', async () => {
    const first = site.start()
    const address = await first.ready()
    for (const part of ['web.mjs', 'worker.mjs', 'bin/postgres']) {
      const dead = site.named(part)
      process.kill(dead, 'SIGKILL')
      await until(async () => ![0, dead].includes(site.named(part)) && (await serves(address)))
    }
    const postgres = site.named('bin/postgres')
    first.signal('SIGKILL')
    await first.ended()

    const second = site.start()
    await second.ready()
    expect(site.named('bin/postgres')).toBe(postgres)
    expect(second.output()).not.toContain(readFileSync(join(site.dataDir, 'admin-password'), 'utf8').trim())
    expect(site.running().filter(({ args }) => args.includes('web.mjs'))).toHaveLength(1)
    second.signal('SIGTERM')
    expect((await second.ended()).status).toBe(0)
    expect(site.running()).toEqual([])
  })

  it('refuses a second start with the same data, and runs beside one with other data', async () => {
    const other = await prepareSite()
    const running = [site.start(), other.start()]
    const addresses = await Promise.all(running.map((command) => command.ready()))
    const refused = site.start(process.execPath, ['scripts/start.mjs'], { PORT: String(await freePort()) })
    expect((await refused.ended()).status).toBe(1)
    expect(refused.output()).toMatch(/already running \(process \d+\)/)
    expect(await Promise.all(addresses.map(serves))).toEqual([true, true])
    for (const command of running) command.signal('SIGTERM')
    await Promise.all(running.map((command) => command.ended()))
  })

  it('starts even if a power failure left its lock, user, and secret files empty', async () => {
    const names = [
      'site.lock',
      'postgres.lock',
      'admin-password',
      'session-secret',
      'postgres.users/1',
      'processes/web',
    ]
    for (const name of names) {
      mkdirSync(join(site.dataDir, name, '..'), { recursive: true })
      writeFileSync(join(site.dataDir, name), '')
    }
    const command = site.start()
    expect(await serves(await command.ready())).toBe(true)
    expect(command.output()).toContain(`${join(site.dataDir, 'session-secret')} held fewer than 16 characters`)
    command.signal('SIGTERM')
    expect((await command.ended()).status).toBe(0)
    expect(site.running()).toEqual([])
  })

  it('reports a port in use and an invalid variable', async () => {
    const blocker = createServer().listen(Number(site.env.PORT), '127.0.0.1')
    const taken = site.start()
    expect((await taken.ended()).status).toBe(1)
    expect(taken.output()).toContain(`Port ${site.env.PORT} on 127.0.0.1 is taken`)
    blocker.close()

    const wrong = site.start(process.execPath, ['scripts/start.mjs'], { LEAD_RETENTION_DAYS: 'soon' })
    expect((await wrong.ended()).status).toBe(78)
    expect(wrong.output()).toContain('LEAD_RETENTION_DAYS is "soon"')
    const unreadable = site.start(process.execPath, ['scripts/start.mjs'], { SMTP_URL: 'smtp://user:hush@' })
    expect((await unreadable.ended()).status).toBe(78)
    expect(unreadable.output()).toContain(
      'SMTP_URL holds a value that is not shown here; expected the address of a mail server',
    )
    expect(unreadable.output()).not.toMatch(/hush|^ +at /m)
    expect(site.running()).toEqual([])
  })
})

describe('npm start that cannot run', () => {
  it('reports in one sentence that DATA_DIR is a file', async () => {
    const site = await prepareSite()
    writeFileSync(site.dataDir, '')
    const command = site.start()
    expect((await command.ended()).status).toBe(1)
    expect(command.output()).toBe(
      `DATA_DIR is ${site.dataDir}, which cannot be used: a file is in the way. Choose another folder.\n`,
    )
  })
})

describe('a clone that only its owner may enter', () => {
  const accounts = isRoot
    ? [{ who: 'root' }, { who: 'an ordinary user', uid: 1, gid: 1 }]
    : [{ who: 'an ordinary user' }]

  it.each(accounts)('serves $who', async ({ uid, gid }) => {
    const account = uid === undefined || gid === undefined ? undefined : { uid, gid }
    const clone = makeClone(account)
    onCleanUp(clone.remove)
    const site = await prepareSite(clone.folder, account)
    const command = site.start()
    expect(await serves(await command.ready())).toBe(true)
    expect(statSync(join(site.dataDir, 'postgres', 'PG_VERSION')).isFile()).toBe(true)
    command.signal('SIGTERM')
    expect((await command.ended()).status).toBe(0)
    expect(site.running()).toEqual([])
  })
})
