import { createHmac } from 'node:crypto'
import type { Config } from '../platform/config'
import { hashOfToken } from '../platform/token-hash'
import { isId } from '../platform/validation'

/** 192 bits, as many as a session id has. */
const tokenChars = 32

export type RequestLinks = ReturnType<typeof createRequestLinks>

/**
 * Derives the secret in the address of a visitor's page from the lead's id and each `SESSION_SECRET`, so workers can
 * derive it again, and it is not stored. The page is found by the stored hash, so it outlives a `SESSION_SECRET`.
 */
export function createRequestLinks({ sessionSecrets }: Pick<Config, 'sessionSecrets'>) {
  const keys = sessionSecrets.map((secret) => createHmac('sha256', secret).update('address of a request').digest())
  const tokensOf = (leadId: string) =>
    keys.map((key) => createHmac('sha256', key).update(leadId).digest('base64url').slice(0, tokenChars))
  const formTokensOf = (leadId: string) =>
    sessionSecrets.map((secret) => {
      const mac = createHmac('sha256', secret).update(`check of a request ${leadId}`).digest('base64url')
      return Buffer.from(leadId.replaceAll('-', ''), 'hex').toString('base64url') + mac.slice(0, tokenChars)
    })
  return {
    hashOf: (leadId: string) => hashOfToken(tokensOf(leadId)[0] ?? ''),
    /** The secret of a stored hash; undefined for one from before there were secrets, or of a removed `SESSION_SECRET`. */
    tokenOf: (leadId: string, linkHash: string | null) =>
      tokensOf(leadId).find((token) => hashOfToken(token) === linkHash),
    /** A weaker secret, for the page that follows the form: it proves nothing about the mailbox. */
    formTokenOf: (leadId: string) => formTokensOf(leadId)[0] ?? '',
    /** The lead of such a secret; undefined if it is none. */
    leadOfFormToken(token: string): string | undefined {
      const hex = Buffer.from(token.slice(0, -tokenChars), 'base64url').toString('hex')
      const leadId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
      // Compared by hashes, so that the time tells nothing.
      return isId(leadId) && formTokensOf(leadId).map(hashOfToken).includes(hashOfToken(token)) ? leadId : undefined
    },
  }
}
