import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config'
import { hashOfToken } from '../platform/token-hash'

/** 192 bits, as many as a session's id has. */
const tokenChars = 32

export interface RequestLinks {
  /** What a new lead keeps of its secret. */
  hashOf(leadId: string): string
  /** The secret by whose hash a lead is found; none for a lead from before there were any, or of a secret that was taken away. */
  tokenOf(leadId: string, linkHash: string | null): string | undefined
}

/**
 * Derives the secret in a visitor's page address from the lead's id and a key derived from each `SESSION_SECRET`, so
 * workers, which write the emails with the address, can derive it again and nobody stores it. New leads use the current
 * `SESSION_SECRET`. Only the hash finds a page, so it stays available when `SESSION_SECRET` changes.
 */
export function createRequestLinks({ sessionSecrets }: Pick<Config, 'sessionSecrets'>): RequestLinks {
  const keys = sessionSecrets.map((secret) => createHmac('sha256', secret).update('address of a request').digest())
  const tokensOf = (leadId: string) =>
    keys.map((key) => createHmac('sha256', key).update(leadId).digest('base64url').slice(0, tokenChars))
  return {
    hashOf: (leadId) => hashOfToken(tokensOf(leadId)[0] ?? ''),
    tokenOf: (leadId, linkHash) => tokensOf(leadId).find((token) => hashOfToken(token) === linkHash),
  }
}
