import { randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** What is kept of a password: enough to verify it, not to recover it. */
export interface PasswordHash {
  salt: Buffer
  hash: Buffer
  cost: number
}

const bytes = 32
/** A longer one is wrong, and not worth hashing. */
export const passwordCharsMax = 1_000
/** Half of the threads that Node has for such work: the other half goes on compressing pages while passwords are guessed. */
const atOnceMax = 2
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** What scrypt calls N. */
const usualCost = 16_384

/** At the usual cost it takes some 50 ms, which is what makes guessing from a stolen hash expensive. */
export function hashPassword(password: string, cost = usualCost): PasswordHash {
  const salt = randomBytes(16)
  return { salt, hash: scryptSync(password.normalize(), salt, bytes, { N: cost }), cost }
}

/**
 * Compares in the same time however much of the password is right. Nothing is the password where none was set. Many who ask at
 * once wait in turn, and none is refused.
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
