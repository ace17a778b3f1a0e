import { spawn } from 'node:child_process'
import { closeSync, fchmodSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { accepts } from './address.mjs'
import { enter, locked } from './locks.mjs'
import { accountFor } from './postgres-account.mjs'
import { postgresBinaries } from './postgres-binaries.mjs'
import {
  clearLeftovers,
  clusterArgument,
  clusterEnvironment,
  makeCluster,
  processesIn,
  readPidFile,
  socketFolder,
  socketIn,
} from './postgres-cluster.mjs'
import { gone, identify, isAlive, signal } from './processes.mjs'
import { projectRequire } from './project.mjs'
import { CommandError } from './terminal.mjs'

const startDeadlineMs = 60_000
const watchEveryMs = 500

/**
 * Makes sure that our own Postgres serves the cluster in `folder`: creates the cluster, takes over a Postgres that
 * outlived its starter, or starts one. It listens only on a Unix socket. While in use it is watched and restarted if it
 * dies. `release` stops it in order once no other process of ours uses it.
 * @param {{ folder: string, durable?: boolean, settings?: string[] }} options `durable: false` gives up safety against
 * a power failure, for temporary clusters
 * @returns {Promise<{ url: (database: string) => string, pid: () => number, release: () => Promise<void> }>}
 */
export async function openPostgres({ folder, durable = true, settings = [] }) {
  if (process.platform === 'win32') {
    throw new CommandError(
      'The embedded Postgres needs Unix sockets, which Node does not have on Windows. Set DATABASE_URL, or use WSL.',
    )
  }
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const lock = path.join(folder, 'postgres.lock')
  const open = () => locked(lock, () => ensureRunning({ folder, durable, settings }))
  const user = enter(path.join(folder, 'postgres.users'))
  let server = await open()
  let revival
  const watch = setInterval(async () => {
    if (revival || isAlive(server.identity)) return
    revival = open().catch(() => server)
    server = await revival
    revival = undefined
  }, watchEveryMs)
  watch.unref()
  return {
    url: (database) => `postgres://postgres@localhost/${database}?host=${encodeURIComponent(server.sockets)}`,
    pid: () => server.identity.pid,
    async release() {
      clearInterval(watch)
      // A server that is being restarted at this moment has to be stopped too.
      const last = (await revival) ?? server
      await locked(lock, () => user.leave() && close(last))
    },
  }
}

export async function ensureDatabase(postgres, name) {
  const { Client } = projectRequire('pg')
  const client = new Client({ connectionString: postgres.url('postgres') })
  await client.connect()
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [name])
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`)
  } finally {
    await client.end()
  }
}

const careless = ['fsync=off', 'full_page_writes=off']

/** @returns {Promise<{ identity: { pid: number }, sockets: string }>} */
async function ensureRunning({ folder, durable, settings }) {
  const cluster = path.join(folder, 'postgres')
  const account = accountFor(cluster)
  const binaries = postgresBinaries(account)
  await makeCluster(cluster, binaries, account, { durable })
  const survivor = await adopt(cluster)
  if (survivor) return survivor
  const sockets = socketFolder(cluster, account)
  clearLeftovers(cluster, sockets)
  return start({ cluster, account, binaries, sockets, settings: durable ? settings : [...settings, ...careless] })
}

/** Waits until the Postgres of the folder accepts connections or is gone, and stops one that cannot be reached. */
async function adopt(cluster) {
  for (const deadline = Date.now() + startDeadlineMs; processesIn(cluster).length > 0; await sleep(50)) {
    const said = readPidFile(cluster)
    if (said?.ready && processesIn(cluster).includes(said.pid)) {
      const identity = identify(said.pid)
      if (await accepts({ path: socketIn(said.sockets) })) return { identity, sockets: said.sockets }
      await stop(identity)
    }
    if (Date.now() > deadline) throw new CommandError(`An earlier Postgres in ${cluster} neither answers nor stops.`)
  }
  return undefined
}

async function start({ cluster, account, binaries, sockets, settings }) {
  const logFile = path.join(path.dirname(cluster), 'postgres.log')
  const log = openSync(logFile, 'a', 0o600)
  // It may have been created with other rights by an earlier version.
  fchmodSync(log, 0o600)
  const all = ['listen_addresses=', `unix_socket_directories=${sockets}`, 'unix_socket_permissions=0700', ...settings]
  const args = ['-D', clusterArgument(cluster), ...all.flatMap((setting) => ['-c', setting])]
  // A session of its own: Ctrl-C reaches the programs that use the database first, and the database last.
  const options = { cwd: cluster, env: clusterEnvironment, stdio: ['ignore', log, log], detached: true, ...account }
  const child = spawn(binaries.postgres, args, options)
  closeSync(log)
  let ended = false
  child.on('error', () => (ended = true)).on('exit', () => (ended = true))
  child.unref()
  for (const deadline = Date.now() + startDeadlineMs; !readPidFile(cluster)?.ready; await sleep(20)) {
    if (!ended && Date.now() < deadline) continue
    throw new CommandError(
      `Postgres did not start. The end of ${logFile}:\n${readFileSync(logFile, 'utf8').slice(-2000)}`,
    )
  }
  return { identity: identify(child.pid), sockets }
}

async function close({ identity, sockets }) {
  await stop(identity)
  rmSync(sockets, { recursive: true, force: true })
}

/** A fast shutdown: open transactions are rolled back, and committed ones are on disk. */
async function stop(identity) {
  if (!isAlive(identity)) return
  signal(identity.pid, 'SIGINT')
  if (await gone(identity, 5_000)) return
  signal(identity.pid, 'SIGQUIT')
  await gone(identity, 2_000)
}
