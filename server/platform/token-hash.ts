import { createHash } from 'node:crypto'

/** What is stored and looked for in place of a secret of random bits. No salt, and no slow hash: there is nothing to guess. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
