import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { say } from './terminal.mjs'

/**
 * Sets ADMIN_PASSWORD and SESSION_SECRET in `env` where they are not set, to what is kept under the data folder, made
 * there at the first start. A new password is printed, this once. In production with a database of its own the
 * session secret has to be given: many machines must share it.
 */
export function provideSecrets(env) {
  const keep = (name) => path.join(env.DATA_DIR, name)
  if (!env.ADMIN_PASSWORD) {
    const { secret, made } = keptSecret(keep('admin-password'), 12)
    if (made) say(`Admin password: ${secret}  (kept in ${keep('admin-password')})`)
    env.ADMIN_PASSWORD = secret
  }
  const mustBeGiven = env.NODE_ENV === 'production' && env.DATABASE_URL
  if (!(env.SESSION_SECRET || mustBeGiven)) env.SESSION_SECRET = keptSecret(keep('session-secret'), 32).secret
}

function keptSecret(file, bytes) {
  if (existsSync(file)) return { secret: readFileSync(file, 'utf8').trim(), made: false }
  mkdirSync(path.dirname(file), { recursive: true })
  const secret = randomBytes(bytes).toString('base64url')
  const unfinished = `${file}.${process.pid}`
  writeFileSync(unfinished, `${secret}\n`, { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  try {
    linkSync(unfinished, file)
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return keptSecret(file, bytes)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return { secret, made: true }
}
