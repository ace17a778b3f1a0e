import { z } from 'zod'
import { type ListFacts, listPlace, searchTerm } from './query'

/** What the audit log tells of, in the order in which its filter offers them. */
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
] as const

/** `oidc`: by a provider of OpenID Connect. */
export type SignInWay = 'password' | 'passkey' | 'oidc'

export type AuditKind = (typeof auditKinds)[number]['value']

export const auditQuery = z.object({
  author: searchTerm,
  kind: z.enum(['', ...auditKinds.map(({ value }) => value)], 'Choose a kind.').default(''),
  ...listPlace,
})

export type AuditQuery = z.output<typeof auditQuery>

/** Who did what. Times are ISO 8601. Nothing of a visitor but the id of what was worked on. */
export interface AuditEntry {
  id: string
  at: string
  author: string
  kind: AuditKind
  text: string
  /** Where the admin shows what it was about; null where there is no such page. */
  address: string | null
}

export interface AuditPage extends ListFacts {
  entries: AuditEntry[]
  /** Everybody who is or was of the team, and the password's session. */
  authors: string[]
  /** Of the last 24 hours. */
  failedSignIns: Record<SignInWay, number>
  timeZone: string
}

export interface AuditApi {
  listAudit(query: AuditQuery): Promise<AuditPage>
}
