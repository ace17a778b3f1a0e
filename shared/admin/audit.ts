import { z } from 'zod'
import { type ListFacts, listPlace, searchTerm } from './query'

/** The kinds of acts in the audit log, in the order of its filter. */
export const auditKinds = [
  { value: 'sign-in', label: 'Signed in' },
  { value: 'sign-out', label: 'Signed out' },
  { value: 'session-end', label: 'Ended sessions' },
  { value: 'person', label: 'Changed people' },
  { value: 'passkey', label: 'Changed passkeys' },
  { value: 'connection', label: 'Changed webhooks and tokens' },
  { value: 'publish', label: 'Published or withdrew' },
  { value: 'picture', label: 'Changed pictures' },
  { value: 'template', label: 'Changed templates and views' },
  { value: 'generate', label: 'Asked for an article' },
  { value: 'send', label: 'Sent to a visitor' },
  { value: 'erase', label: 'Erased' },
  { value: 'export', label: 'Exported' },
  { value: 'read', label: 'Read by a token' },
  { value: 'refused', label: 'Was refused' },
] as const

/** `oidc`: through an OpenID Connect provider. */
export type SignInWay = 'password' | 'passkey' | 'oidc'

export type AuditKind = (typeof auditKinds)[number]['value']

export const auditQuery = z.object({
  author: searchTerm,
  kind: z.enum(['', ...auditKinds.map(({ value }) => value)], 'Choose a kind.').default(''),
  ...listPlace,
})

export type AuditQuery = z.output<typeof auditQuery>

/** Who did what. Times are ISO 8601. Contains nothing about a visitor except the id of the record. */
export interface AuditEntry {
  id: string
  at: string
  author: string
  /** Tells equal names apart: the start of the person's id, or the end of the token. Empty for the shared password. */
  authorMark: string
  kind: AuditKind
  text: string
  address: string | null
}

export interface AuditPage extends ListFacts {
  entries: AuditEntry[]
  /** All present and former team members, and the password's session. */
  authors: string[]
  /** In the last 24 hours. */
  failedSignIns: Record<SignInWay, number>
}
