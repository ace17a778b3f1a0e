import { randomBytes } from 'node:crypto'
import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync } from 'node:fs'
import path from 'node:path'
import { writeDurably } from './files.mjs'
import { locked } from './locks.mjs'
import { say } from './terminal.mjs'

/** The number of random bytes in a new secret, and the length below which a stored one counts as missing. */
const password = { bytes: 16, charactersMin: 8 }
const sessionSecret = { bytes: 32, charactersMin: 16 }

/**
 * Sets ADMIN_PASSWORD and SESSION_SECRET in `env`, unless set, to the values stored in the data folder, which the first
 * start creates. A new password is printed once. In production with a configured database the session secret must be
 * given, because all machines must share it. `isAsked`: this program asks people for the password. Other programs do
 * without, so that none is created that the running site does not know.
 */
export async function provideSecrets(env, { isAsked = true } = {}) {
  const keep = (name) => path.join(env.DATA_DIR, name)
  if (isAsked && !env.ADMIN_PASSWORD) {
    const { secret, made } = await keptSecret(keep('admin-password'), password)
    if (made) say(`Admin password: ${secret}  (kept in ${keep('admin-password')})`)
    env.ADMIN_PASSWORD = secret
  }
  const mustBeGiven = env.NODE_ENV === 'production' && env.DATABASE_URL
  if (!(env.SESSION_SECRET || mustBeGiven)) {
    env.SESSION_SECRET = (await keptSecret(keep('session-secret'), sessionSecret)).secret
  }
}

async function keptSecret(file, kind) {
  const usable = () => {
    const secret = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
    return secret.length >= kind.charactersMin ? { secret, made: false } : undefined
  }
  return usable() ?? locked(`${file}.lock`, () => usable() ?? makeSecret(file, kind))
}

/** A power failure or a full disk leaves an empty file; the message names the file, not its content. */
function makeSecret(file, { bytes, charactersMin }) {
  if (existsSync(file)) say(`${file} held fewer than ${charactersMin} characters; a new secret has replaced it.`)
  mkdirSync(path.dirname(file), { recursive: true })
  const secret = randomBytes(bytes).toString('base64url')
  const unfinished = `${file}.${process.pid}`
  writeDurably(unfinished, `${secret}\n`, { mode: 0o600 })
  chmodSync(unfinished, 0o600)
  renameSync(unfinished, file)
  return { secret, made: true }
}
