/** What a person of the team may do. */
export const roles = [
  { value: 'reader', label: 'Reader' },
  { value: 'editor', label: 'Editor' },
  { value: 'leads', label: 'Leads' },
  { value: 'owner', label: 'Owner' },
] as const

export type Role = (typeof roles)[number]['value']

export const roleLabel = (role: Role): string => roles.find(({ value }) => value === role)?.label ?? role

/** Who does something in the admin. Histories keep the name as it was at the time. */
export interface Actor {
  /** Null for a session by password, which does not identify anyone, and for a program. */
  id: string | null
  tokenId?: string
  name: string
  role: Role
}

/** Anyone who signed in by password. */
export const passwordOwner: Actor = { id: null, name: 'Password sign-in', role: 'owner' }

/** What histories and the audit log of before November 27, 2026, call the same. */
export const formerPasswordName = 'Owner by password'

/** The name of a text's author: a person's own, or, for a password session, the one typed. */
export const writerOf = <Typed>(actor: Actor, typed: Typed): Typed | string => (actor.id === null ? typed : actor.name)
