import { createHash } from 'node:crypto'

/**
 * The hash that is stored and looked up instead of a random secret. A random secret cannot be guessed, so it needs no
 * salt and no slow hash.
 */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
