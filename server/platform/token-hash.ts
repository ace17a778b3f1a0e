import { createHash, timingSafeEqual } from 'node:crypto'

/** What is stored instead of a random secret, which cannot be guessed, so it needs no salt and no slow hash. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')

/** Whether two texts are the same, in a time that tells nothing but their lengths. */
export function isSameSecret(one: string, other: string): boolean {
  const [given, wanted] = [Buffer.from(one), Buffer.from(other)]
  return given.length === wanted.length && timingSafeEqual(given, wanted)
}
