import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { createTestDatabase } from './database'

/** Only for starts that hang. */
const readyDeadlineMs = 180_000

/** One program of the built site. It can be killed and restarted. */
export interface Part {
  /** Resolves when it is ready; rejects with its output if it ends first or takes too long. */
  start: () => Promise<void>
  /** Sends a signal, SIGTERM by default, and resolves with the exit status when the process has ended. */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
  /** Everything it has printed, over all its starts. */
  output: () => string
}

export interface Site {
  url: string
  databaseUrl: string
  dataDir: string
  db: Knex
  web: Part
  worker: Part
  /** The emails written so far, each as the text of its `.eml` file. */
  emails: () => Promise<string[]>
  /** Adds the demo content, as the product's first start does. */
  seed: () => Promise<void>
  /** Another web process of the site, with variables of its own, not yet started. */
  otherWeb: (overrides: Variables) => Part
  /** Stops both programs and removes the database and all files. */
  stop: () => Promise<void>
}

/** What a browser without scripts does for the signed-in owner of a site. */
export interface Owner {
  /** Makes a call of the admin. */
  call: <Answer>(method: string, path: string, body?: object) => Promise<Answer>
  /** Posts the form of an admin page; resolves with where it leads to, and with the page if it stays there. */
  post: (path: string, fields: [name: string, value: string][]) => Promise<{ leadsTo: string; html: string }>
}

type Variables = Record<string, string>

/**
 * A database, a data folder, and the programs of the built site, which are to be started.
 * @param overrides variables that differ from the defaults, such as REDIS_URL, or a function that makes them from the
 * database's address
 */
export async function installSite(
  overrides: Variables | ((databaseUrl: string) => Variables),
  count: { webs: number; workers: number },
) {
  const database = await createTestDatabase()
  const given = typeof overrides === 'function' ? overrides(database.url) : overrides
  const dataDir = await mkdtemp(join(tmpdir(), 'bemr-site-'))
  // A test that needs to know its only port beforehand names it.
  const ports = await Promise.all(
    Array.from({ length: count.webs }, async () => given.PORT ?? String(await freePort())),
  )
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: 'a password for tests',
    SESSION_SECRET: 'a secret of the tests that is long enough',
    TRUST_PROXY: 'loopback',
    // Half the usual time after which a killed worker's jobs are resumed; on a busy machine a shorter lock would not be
    // renewed in time.
    WORKER_LOCK_SECONDS: '5',
    SOURCE_LINKS: 'off',
    ...given,
  }
  const webs = ports.map((port) => createPart('dist/server/web.mjs', { ...env, PORT: port }))
  const workers = Array.from({ length: count.workers }, () => createPart('dist/server/worker.mjs', env))
  return {
    ...{ dataDir, env, ports, webs, workers, db: database.db, databaseUrl: database.url },
    async stop(signal?: NodeJS.Signals) {
      await Promise.all([...webs, ...workers].map((part) => part.stop(signal)))
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/**
 * Starts the built site, web and worker, with a database and a data folder of its own.
 * @param options `worker: false` leaves the worker to the test, which starts it later or needs none
 */
export async function startSite(
  overrides: Parameters<typeof installSite>[0] = {},
  { worker: hasWorker = true } = {},
): Promise<Site> {
  const installed = await installSite(overrides, { webs: 1, workers: 1 })
  const { dataDir, env, ports, webs, workers } = installed
  const [web, worker] = [...webs, ...workers] as [Part, Part]
  try {
    await Promise.all([web.start(), hasWorker && worker.start()])
  } catch (error) {
    await installed.stop()
    throw error
  }
  return {
    ...{ ...installed, web, worker },
    url: `http://127.0.0.1:${ports[0]}`,
    emails: () => readEmails(dataDir),
    seed: () => run('dist/server/seed.mjs', env),
    otherWeb: (overrides) => createPart('dist/server/web.mjs', { ...env, ...overrides }),
    stop: () => installed.stop(),
  }
}

/** Makes a request of a site. @throws if it is rejected */
async function ask({ url }: Site, path: string, init: RequestInit): Promise<Response> {
  const answer = await fetch(url + path, { ...init, redirect: 'manual' })
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${await answer.text()}`)
  return answer
}

const json = { 'Content-Type': 'application/json' }

/** Signs in at a site as its owner, and returns the cookie. */
export async function ownerCookie(site: Site): Promise<string> {
  const body = JSON.stringify({ password: 'a password for tests' })
  const { headers } = await ask(site, '/api/admin/session', { method: 'POST', headers: json, body })
  return headers.get('Set-Cookie')?.split(';')[0] ?? ''
}

/** Signs in at a site as its owner. @throws if a call or a form is rejected */
export async function ownerOf(site: Site): Promise<Owner> {
  const Cookie = await ownerCookie(site)
  return {
    async call(method, path, body) {
      const headers = { ...json, Cookie }
      return (await ask(site, path, { method, headers, body: body && JSON.stringify(body) })).json()
    },
    async post(path, fields) {
      const answer = await ask(site, path, { method: 'POST', headers: { Cookie }, body: new URLSearchParams(fields) })
      return { leadsTo: answer.headers.get('Location') ?? '', html: await answer.text() }
    },
  }
}

/** Runs a program that ends by itself. */
async function run(file: string, env: NodeJS.ProcessEnv): Promise<void> {
  const child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  const [status] = await once(child, 'exit')
  if (status !== 0) throw new Error(`${file} ended with ${status}`)
}

/** Below the range of ephemeral ports, so that no outgoing connection takes the port before it is used. */
const ports = { first: 12_000, count: 20_000 }

/** A port of the loopback address that was free just now. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = ports.first + Math.floor(Math.random() * ports.count)
    if (await canListenOn(port)) return port
  }
}

function canListenOn(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer()
    server.on('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}

/** One program of the built site, not yet started. */
export function createPart(file: string, env: NodeJS.ProcessEnv): Part {
  let output = ''
  let child: ChildProcess | undefined
  return {
    async start() {
      child = spawn(process.execPath, [file], { env, stdio: ['ignore', 'pipe', 'pipe', 'ipc'] })
      for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece))
      await ready(child, () => `${file} was not ready. It said:\n${output}`)
    },
    async stop(signal = 'SIGTERM') {
      if (!child) return null
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
      const ended = once(child, 'exit')
      child.kill(signal)
      const [status] = await ended
      return status
    },
    output: () => output,
  }
}

function ready(child: ChildProcess, explain: () => string): Promise<void> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(explain()))
    const timer = setTimeout(fail, readyDeadlineMs)
    child.on('exit', fail)
    child.on('message', (message) => {
      if (!(message as { ready?: boolean }).ready) return
      clearTimeout(timer)
      child.off('exit', fail)
      resolve()
    })
  })
}

/** The emails in a data folder's `mail`, which does not exist before the first email. */
export async function readEmails(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'mail')
  const names = await readdir(folder).catch(() => [])
  const finished = names.filter((name) => name.endsWith('.eml')).sort()
  // An email may be erased in the meantime.
  const texts = await Promise.all(finished.map((name) => readFile(join(folder, name), 'utf8').catch(() => [])))
  return texts.flat()
}
