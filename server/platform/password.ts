import { randomBytes, scrypt, scryptSync, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** What is held of a password: enough to recognise it, not to tell it. */
export interface PasswordHash {
  salt: Buffer
  hash: Buffer
}

const bytes = 32
const derive = promisify<string, Buffer, number, Buffer>(scrypt)

/** Takes some 50 ms, which is what makes guessing from a stolen hash expensive. */
export function hashPassword(password: string): PasswordHash {
  const salt = randomBytes(16)
  return { salt, hash: scryptSync(password.normalize(), salt, bytes) }
}

/** Compares in the same time however much of the password is right. Nothing is the password where none was set. */
export async function isPassword(password: string, known: PasswordHash | undefined): Promise<boolean> {
  if (!known) return false
  const { salt, hash } = known
  return timingSafeEqual(await derive(password.normalize(), salt, bytes), hash)
}
