import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config'
import { hashOfToken } from '../platform/token-hash'
import { isId } from '../platform/validation'

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
  /**
   * A weaker secret for the page that follows the form: whoever filled in the form gets it, and it proves nothing about
   * the mailbox.
   */
  formTokenOf(leadId: string): string
  /** The lead of such a secret; undefined if it is none. */
  leadOfFormToken(token: string): string | undefined
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
  const formTokensOf = (leadId: string) =>
    sessionSecrets.map((secret) => {
      const mac = createHmac('sha256', secret).update(`check of a request ${leadId}`).digest('base64url')
      return Buffer.from(leadId.replaceAll('-', ''), 'hex').toString('base64url') + mac.slice(0, tokenChars)
    })
  return {
    formTokenOf: (leadId) => formTokensOf(leadId)[0] ?? '',
    leadOfFormToken(token) {
      const hex = Buffer.from(token.slice(0, -tokenChars), 'base64url').toString('hex')
      const leadId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      // Compared by hashes, so that the time tells nothing.
      return isId(leadId) && formTokensOf(leadId).map(hashOfToken).includes(hashOfToken(token)) ? leadId : undefined
    },
    hashOf: (leadId) => hashOfToken(tokensOf(leadId)[0] ?? ''),
    tokenOf: (leadId, linkHash) => tokensOf(leadId).find((token) => hashOfToken(token) === linkHash),
  }
}
