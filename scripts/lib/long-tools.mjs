import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { findProgram, installSystemPackage } from './system-packages.mjs'
import { CommandError } from './terminal.mjs'

/**
 * What the long tests need besides a database: the paths of nginx, of PgBouncer, of Firefox, and of a library that fakes
 * the clock.
 * @throws CommandError if one is missing and cannot be installed
 */
export async function findLongTools() {
  return {
    TEST_NGINX: await found('nginx-light', () => findProgram('nginx')),
    TEST_PGBOUNCER: await found('pgbouncer', () => findProgram('pgbouncer') ?? installed('/usr/sbin/pgbouncer')),
    TEST_FIREFOX: await found('firefox-esr', () => findProgram('firefox-esr', 'firefox')),
    TEST_FAKETIME: await found('libfaketime', findFaketime),
  }
}

async function found(debianPackage, find) {
  const file = find() ?? ((await installSystemPackage(debianPackage)) && find())
  if (file) return file
  throw new CommandError(`The long tests need the Debian package ${debianPackage}, and it could not be installed.`)
}

/** Debian's folder for system programs, which is not on every user's PATH. */
const installed = (file) => (existsSync(file) ? file : undefined)

/** Debian keeps it in a folder named after the architecture. */
function findFaketime() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  const files = folders.map((folder) => path.join('/usr/lib', folder, 'faketime', 'libfaketimeMT.so.1'))
  return files.find((file) => existsSync(file))
}
