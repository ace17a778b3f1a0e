import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config'
import { hashOfToken } from '../platform/token-hash'

/** 192 bits, as many as a session id has. */
const tokenChars = 32

export interface RequestLinks {
  /** The hash that is stored with a new lead. */
  hashOf(leadId: string): string
  /**
   * The secret that a stored hash belongs to. Undefined for a lead from before there were secrets, or if its
   * `SESSION_SECRET` was removed.
   */
  tokenOf(leadId: string, linkHash: string | null): string | undefined
}

/**
 * Derives the secret in the address of a visitor's page from the lead's id and a key derived from each
 * `SESSION_SECRET`. Workers, which write the emails with the address, can derive it again, so it is not stored. New
 * leads use the current `SESSION_SECRET`. The page is found by the stored hash alone, so it remains available when
 * `SESSION_SECRET` changes.
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
