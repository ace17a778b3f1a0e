import { existsSync } from 'node:fs'
import path from 'node:path'
import { run } from './processes.mjs'
import { timed } from './terminal.mjs'

/** The full path of the first of these programs that is on the PATH. */
export function findProgram(...names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return names.flatMap((name) => folders.map((folder) => path.join(folder, name))).find((file) => existsSync(file))
}

/** Installs a Debian package if apt exists and we are root or can use sudo without a password. */
export async function installSystemPackage(name) {
  if (!findProgram('apt-get')) return false
  const prefix = process.getuid?.() === 0 ? [] : ['sudo', '-n']
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...args) => {
    const [program, ...rest] = [...prefix, 'apt-get', '-q', '-y', ...args]
    return run(program, rest, { quiet: true, env })
  }
  return timed(`System package ${name} installed`, async () => {
    await apt('update')
    const { status } = await apt('install', '--no-install-recommends', name)
    return status === 0
  })
}

export async function installed(name, find) {
  return find() ?? ((await installSystemPackage(name)) && find())
}
