import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { runScript } from '../../support/script'

let folder: string

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bemr-data-'))
})

afterEach(() => rmSync(folder, { recursive: true }))

const open = `
  import { openDataDir } from './files.mjs'
  import { command } from './terminal.mjs'
  await command(() => openDataDir(process.argv[1]))`

describe('the data folder', () => {
  it('is rejected in one sentence if it is a file or lies below one', async () => {
    const file = join(folder, 'file')
    writeFileSync(file, 'a letter')
    for (const place of [file, join(file, 'below')]) {
      const output = `DATA_DIR is ${place}, which cannot be used: a file is in the way. Choose another folder.\n`
      expect(await runScript(open, [place])).toEqual({ status: 1, output })
    }
    expect(readFileSync(file, 'utf8')).toBe('a letter')
  })

  it('security 16: is created for its user alone, and one that exists keeps its rights', async () => {
    const [created, existing] = [join(folder, 'a', 'b'), join(folder, 'existing')]
    mkdirSync(existing)
    chmodSync(existing, 0o755)
    for (const place of [created, existing]) expect((await runScript(open, [place])).status).toBe(0)
    expect([created, existing].map((place) => statSync(place).mode & 0o777)).toEqual([0o700, 0o755])
  })

  it('is rejected in one sentence if its user may not write to it', async () => {
    // Root may write anywhere, so it switches to another user, who then needs the scripts in a folder that everyone can
    // read.
    const account = process.getuid?.() === 0 ? { uid: 1, gid: 1 } : {}
    const scripts = join(folder, 'lib')
    mkdirSync(scripts)
    for (const name of ['files.mjs', 'terminal.mjs']) cpSync(resolve('scripts/lib', name), join(scripts, name))
    const place = join(folder, 'closed')
    mkdirSync(place)
    chmodSync(folder, 0o755)
    chmodSync(place, 0o555)
    const output = `DATA_DIR is ${place}, which cannot be used: this user may not write there. Choose another folder.\n`
    expect(await runScript(open, [place], { folder: scripts, ...account })).toEqual({ status: 1, output })
    const below = await runScript(open, [join(place, 'below')], { folder: scripts, ...account })
    expect(below.output).toMatch(/^DATA_DIR is .*: this user may not write there\. Choose another folder\.\n$/)
  })
})

const provide = `
  import { provideSecrets } from './secrets.mjs'
  const env = { DATA_DIR: process.argv[1] }
  await provideSecrets(env)
  console.log(JSON.stringify(env))`

async function secretsOf(place: string) {
  const { status, output } = await runScript(provide, [place])
  expect(status).toBe(0)
  const lines = output.trim().split('\n')
  const env: Record<string, string> = JSON.parse(lines.pop() ?? '')
  return { env, said: lines }
}

describe('stored secrets', () => {
  it('are created once, never printed except the new password, and readable only by their owner', async () => {
    const first = await secretsOf(folder)
    expect(first.said).toEqual([expect.stringContaining(`Admin password: ${first.env.ADMIN_PASSWORD} `)])
    expect(await secretsOf(folder)).toEqual({ env: first.env, said: [] })
    for (const name of ['admin-password', 'session-secret'])
      expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600)
  })

  it.each(['', '\n', 'short'])('count as missing if their file contains %j, and the files are named', async (text) => {
    for (const name of ['admin-password', 'session-secret']) writeFileSync(join(folder, name), text)
    const { env, said } = await secretsOf(folder)
    expect(said).toEqual([
      `${join(folder, 'admin-password')} held fewer than 8 characters; a new secret has replaced it.`,
      `Admin password: ${env.ADMIN_PASSWORD}  (kept in ${join(folder, 'admin-password')})`,
      `${join(folder, 'session-secret')} held fewer than 16 characters; a new secret has replaced it.`,
    ])
    expect(env.SESSION_SECRET).toHaveLength(43)
    expect(await secretsOf(folder)).toEqual({ env, said: [] })
  })

  it('are created without a password for a program that has no sign-in', async () => {
    const { status, output } = await runScript(provide.replace('(env)', '(env, { isAsked: false })'), [folder])
    expect([status, Object.keys(JSON.parse(output))]).toEqual([0, ['DATA_DIR', 'SESSION_SECRET']])
    expect(existsSync(join(folder, 'admin-password'))).toBe(false)
  })

  it('are the same for processes that create them simultaneously', async () => {
    writeFileSync(join(folder, 'session-secret'), '')
    const made = await Promise.all(Array.from({ length: 5 }, () => secretsOf(folder)))
    expect(new Set(made.map(({ env }) => JSON.stringify(env))).size).toBe(1)
    expect(made.flatMap(({ said }) => said).filter((line) => line.startsWith('Admin password'))).toHaveLength(1)
  })
})
