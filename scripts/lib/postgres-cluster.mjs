import { createHash } from 'node:crypto'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { canReach } from './postgres-account.mjs'
import { run } from './processes.mjs'
import { CommandError } from './terminal.mjs'

/** The port is only part of the socket's name: Postgres listens on no network. */
const socketName = '.s.PGSQL.5432'
/** The maximum length of a socket's path on macOS, the strictest system, including the closing zero. */
const longestSocketPath = 104

/**
 * The name of the data folder for Postgres. On Linux it is started in the folder and calls it `/proc/self/cwd`, so that
 * the account that runs it needs no access to the parent folders, which may be closed to all but root.
 */
export const clusterArgument = (cluster) => (process.platform === 'linux' ? '/proc/self/cwd' : cluster)

/** The environment of Postgres: nothing that could change its language, time zone, or settings. */
export const clusterEnvironment = { PATH: process.env.PATH, LC_ALL: 'C' }

/** Creates the data folder if it is missing, beside its place, so that a killed initdb leaves no partial cluster. */
export async function makeCluster(cluster, binaries, account, { durable }) {
  if (fs.existsSync(cluster)) return checkVersion(cluster, binaries)
  const parent = path.dirname(cluster)
  fs.mkdirSync(parent, { recursive: true })
  for (const name of fs.readdirSync(parent)) {
    if (name.startsWith(`${path.basename(cluster)}.new-`)) fs.rmSync(path.join(parent, name), { recursive: true })
  }
  const unfinished = `${cluster}.new-${process.pid}`
  makePrivate(unfinished, account)
  const args = [
    '-D',
    clusterArgument(unfinished),
    ...'-U postgres -A trust --encoding=UTF8 --no-instructions'.split(' '),
  ]
  const locale = ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
  const speed = durable ? [] : ['--no-sync']
  const options = { cwd: unfinished, env: clusterEnvironment, quiet: true, ...account }
  const { status, output } = await run(binaries.initdb, [...args, ...locale, ...speed], options)
  if (status !== 0) throw new CommandError(`The database could not be created in ${cluster}:\n${output}`)
  fs.renameSync(unfinished, cluster)
}

/** A folder for the socket that only the account may enter, with a short path that is the same at every start. */
export function socketFolder(cluster, account) {
  const uid = account.uid ?? process.getuid()
  const key = createHash('sha256').update(fs.realpathSync(cluster)).digest('hex').slice(0, 12)
  const places = [os.tmpdir(), '/tmp'].map((base) => path.join(base, `bemr-${uid}-${key}`))
  const place = places.find((it) => path.join(it, socketName).length < longestSocketPath && canReach(it, account))
  if (!place) throw new CommandError('No folder for the database socket: neither TMPDIR nor /tmp can be used.')
  if (!fs.existsSync(place)) makePrivate(place, account)
  const found = fs.lstatSync(place)
  if (!found.isDirectory() || found.uid !== uid || (found.mode & 0o077) !== 0) {
    throw new CommandError(`${place} should be a folder that only user ${uid} may enter. Remove it and start again.`)
  }
  return place
}

export const socketIn = (folder) => path.join(folder, socketName)

export function readPidFile(cluster) {
  try {
    const lines = fs.readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    return { pid: Number(lines[0]), sockets: lines[4], ready: lines[7]?.trim() === 'ready' }
  } catch (error) {
    if (error.code === 'ENOENT') return undefined
    throw error
  }
}

/** The Postgres processes that use this folder; without a list of processes, that of the pid file if it is alive. */
export function processesIn(cluster) {
  if (process.platform !== 'linux') return signalled(readPidFile(cluster)?.pid)
  const place = fs.realpathSync(cluster)
  const pids = fs.readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.filter((pid) => worksIn(pid, place)).map(Number)
}

/** Removes what a killed Postgres leaves in the way of a new one; only if no process uses the folder. */
export function clearLeftovers(cluster, sockets) {
  fs.rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
  for (const file of [socketIn(sockets), `${socketIn(sockets)}.lock`]) fs.rmSync(file, { force: true })
}

function checkVersion(cluster, { version }) {
  const made = fs.readFileSync(path.join(cluster, 'PG_VERSION'), 'utf8').trim()
  const [major] = version.split('.')
  if (made === major) return
  throw new CommandError(
    `${cluster} was created by Postgres ${made}, but Postgres ${major} is installed. Dump and restore it, or choose another DATA_DIR.`,
  )
}

function makePrivate(folder, { uid, gid }) {
  fs.mkdirSync(folder, { mode: 0o700 })
  if (uid !== undefined) fs.chownSync(folder, uid, gid)
}

/** The working folder of a zombie or of another user's process cannot be read; neither is ours. */
function worksIn(pid, place) {
  try {
    return (
      fs.readlinkSync(`/proc/${pid}/cwd`) === place &&
      fs.readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    )
  } catch {
    return false
  }
}

function signalled(pid) {
  try {
    return pid && process.kill(pid, 0) ? [pid] : []
  } catch {
    return []
  }
}
