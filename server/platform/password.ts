import { createHash, randomBytes, type ScryptOptions, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { createTurns, type Turn } from './turns'

/** What is stored of a password: enough to verify it, not to recover it. */
export type PasswordHash = ReturnType<typeof hashPassword>

const bytes = 32
/** A longer password is rejected without hashing it. */
export const passwordCharsMax = 1_000
/** `atOnce`: half of Node's thread pool, so pages are still compressed while someone guesses passwords. */
const inTurn = createTurns({ atOnce: 2, strangersMax: 50 })
const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** scrypt's cost parameter N. With the others, the least that OWASP ASVS 5.0 asks for (appendix C). */
const usualCost = 32_768
const optionsOf = (cost: number) => ({ N: cost, r: 8, p: 3, maxmem: 2 * 128 * 8 * cost + 1024 * 1024 })

/** At the usual cost this takes some 300 ms and 32 MiB, which makes guessing from a stolen hash expensive. */
export function hashPassword(password: string, cost = usualCost, salt: Buffer = randomBytes(16)) {
  return { salt, hash: scryptSync(password.normalize(), salt, bytes, optionsOf(cost)), cost }
}

/** A mark of the password, to recognize what was begun with it. It is useless for guessing without the salt. */
export const markOf = ({ hash }: PasswordHash): string => createHash('sha256').update(hash).digest('base64url')

const stranger: Turn = { address: '', isKnown: async () => false }

/**
 * Whether the password is correct. The comparison takes the same time however much of it is correct. If no password is
 * set, none is. Concurrent calls wait for their turn. @throws ApiError 503 for a stranger if too many wait
 */
export async function isPassword(password: string, known: PasswordHash | undefined, turn: Turn = stranger) {
  if (!known || password.length > passwordCharsMax) return false
  const { salt, hash, cost } = known
  return timingSafeEqual(await inTurn(turn, () => derive(password.normalize(), salt, bytes, optionsOf(cost))), hash)
}
