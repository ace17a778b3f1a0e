import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { cleaningUp } from '../support/clean-up'
import { makeClone } from '../support/clone'
import type { Command } from '../support/command'
import { freePort } from '../support/site'
import { prepareSite } from '../support/started'
import { until } from '../support/until'

/** A hanging part is killed after eight seconds, then Postgres is stopped; a busy machine takes longer. */
const stopDeadlineMs = 60_000
const isRoot = process.getuid?.() === 0

type Started = Awaited<ReturnType<typeof prepareSite>>
const onCleanUp = cleaningUp()

async function prepareForTest(...given: Parameters<typeof prepareSite>) {
  const site = await prepareSite(...given)
  onCleanUp(site.remove)
  return site
}

/** Stops a site in order, and checks that nothing of it is left. */
async function stop(site: Started, command: Command) {
  command.signal('SIGTERM')
  expect((await command.ended()).status).toBe(0)
  expect(site.running()).toEqual([])
}

const serves = (address: string) =>
  fetch(`${address}/readyz`).then(
    (answer) => answer.ok,
    () => false,
  )

describe('npm run dev', () => {
  it('serves pages and the closed admin from the sources, and stops everything it started', async () => {
    const site = await prepareForTest()
    const command = site.start({}, [process.execPath, 'scripts/dev.mjs'])
    const address = await command.ready()

    const home = await fetch(address)
    expect([home.status, await home.text()]).toEqual([200, expect.stringContaining('<h1')])
    const admin = await fetch(`${address}/admin/leads`)
    expect([admin.status, await admin.text()]).toEqual([401, expect.stringContaining('type="password"')])

    command.signal('SIGINT', 'group')
    expect((await command.ended()).ms).toBeLessThan(stopDeadlineMs)
    await until(() => expect(site.running()).toEqual([]))
  })
})

describe('npm start', () => {
  /**
   * All tests share the data that the first one creates, because starting with existing data costs a third less. Each
   * stops everything that it has started.
   */
  let site: Started
  beforeAll(async () => {
    site = await prepareSite()
  })
  afterAll(() => site.remove())

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
      const command = site.start({}, ['npm', 'start'])
      await command.ready()
      command.signal(name)
      await command.ended()
      const began = Date.now()
      await until(() => expect(site.running()).toEqual([]))
      expect(Date.now() - began).toBeLessThan(stopDeadlineMs)
    }
  })

  it('restarts web, worker, or Postgres if they die; if npm start itself is killed, the next one adopts the same Postgres and starts no second web process', async () => {
    const first = site.start()
    const address = await first.ready()
    for (const part of ['web.mjs', 'worker.mjs', 'bin/postgres']) {
      const dead = site.named(part)
      process.kill(dead, 'SIGKILL')
      await until(async () => {
        expect([0, dead]).not.toContain(site.named(part))
        expect(await serves(address)).toBe(true)
      })
    }
    const postgres = site.named('bin/postgres')
    first.signal('SIGKILL')
    await first.ended()

    const second = site.start()
    await second.ready()
    expect(site.named('bin/postgres')).toBe(postgres)
    expect(second.output()).not.toContain(readFileSync(join(site.dataDir, 'admin-password'), 'utf8').trim())
    expect(site.running().filter(({ args }) => args.includes('web.mjs'))).toHaveLength(1)
    await stop(site, second)
  })

  it('refuses a second start with the same data, and runs beside one with other data', async () => {
    const other = await prepareForTest()
    const running = [site.start(), other.start()]
    const addresses = await Promise.all(running.map((command) => command.ready()))
    const refused = site.start({ PORT: String(await freePort()) })
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
    await stop(site, command)
  })

  it('reports a port in use, a file as data folder, and an invalid variable', async () => {
    const blocker = createServer().listen(Number(site.env.PORT), '127.0.0.1')
    const taken = site.start()
    expect((await taken.ended()).status).toBe(1)
    expect(taken.output()).toContain(`Port ${site.env.PORT} on 127.0.0.1 is taken`)
    blocker.close()
    const file = site.start({ DATA_DIR: join(site.dataDir, 'admin-password') })
    expect((await file.ended()).status).toBe(1)
    expect(file.output()).toMatch(
      /^DATA_DIR is .*, which cannot be used: a file is in the way\. Choose another folder\.\n$/,
    )
    const wrong = site.start({ LEAD_RETENTION_DAYS: 'soon' })
    expect((await wrong.ended()).status).toBe(78)
    expect(wrong.output()).toContain('LEAD_RETENTION_DAYS is "soon"')
    const unreadable = site.start({ SMTP_URL: 'smtp://user:hush@' })
    expect((await unreadable.ended()).status).toBe(78)
    expect(unreadable.output()).toContain(
      'SMTP_URL holds a value that is not shown here; expected the address of a mail server',
    )
    expect(unreadable.output()).not.toMatch(/hush|^ +at /m)
    expect(site.running()).toEqual([])
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
    const site = await prepareForTest({ project: clone.folder, account })
    const command = site.start()
    expect(await serves(await command.ready())).toBe(true)
    expect(statSync(join(site.dataDir, 'postgres', 'PG_VERSION')).isFile()).toBe(true)
    await stop(site, command)
  })
})
