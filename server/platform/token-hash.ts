import { createHash } from 'node:crypto'

/** What is stored and looked up instead of a random secret, which needs no salt or slow hash: it cannot be guessed. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
