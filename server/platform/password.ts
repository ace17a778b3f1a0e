import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** What is stored of a password: enough to verify it, not to recover it. */
export interface PasswordHash {
  salt: Buffer
  hash: Buffer
  cost: number
}

const bytes = 32
/** A longer password is rejected without hashing it. */
export const passwordCharsMax = 1_000
/** Half of Node's thread pool, so pages are still compressed while someone guesses passwords. */
const atOnceMax = 2
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** scrypt's cost parameter N. */
const usualCost = 16_384

/** Hashes a password. At the usual cost this takes some 50 ms, which makes guessing from a stolen hash expensive. */
export function hashPassword(password: string, cost = usualCost): PasswordHash {
  const salt = randomBytes(16)
  return { salt, hash: scryptSync(password.normalize(), salt, bytes, { N: cost }), cost }
}

/**
 * Whether the password is correct. The comparison takes the same time however much of it is correct. If no password is
 * set, none is. Concurrent calls wait in a queue; none is rejected.
 */
export async function isPassword(password: string, known: PasswordHash | undefined): Promise<boolean> {
  if (!known || password.length > passwordCharsMax) return false
  const { salt, hash, cost } = known
  return timingSafeEqual(await inTurn(() => derive(password.normalize(), salt, bytes, { N: cost })), hash)
}

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < atOnceMax) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
