import { z } from 'zod'
import { requiredText, textBounds } from '../text'
import { type Actor, type Role, roles } from './actor'
import type { WaysIn } from './sign-in'

/** An invitation is used within so many hours, once. */
export const invitationHours = 48

const role = z.enum(
  roles.map(({ value }) => value),
  'Choose a role.',
)

/** The account at the sign-in provider, in lowercase for comparison; empty for someone who uses only passkeys. */
export const accountEmail = z
  .string('Write the address as text.')
  .trim()
  .max(textBounds.email, 'This address is too long.')
  .refine((value) => value === '' || /^[^\s\p{C}@<>,;"]+@[^\s\p{C}@<>,;"]+$/u.test(value), 'Write one email address.')
  .transform((value) => value.toLowerCase())

export const newPerson = z.object(
  { name: requiredText(textBounds.name, 'Write the name.'), role, email: accountEmail.default('') },
  { error: 'Send the person as one JSON object.' },
)

export const personChanges = z.object(
  { role: role.optional(), isActive: z.boolean().optional(), email: accountEmail.optional() },
  { error: 'Send the changes as one JSON object.' },
)

export type PersonChanges = z.input<typeof personChanges>

/** A passkey as it is listed. Times are ISO 8601. */
export interface PasskeyEntry {
  id: string
  /** The kind of browser that made it. */
  name: string
  /** It is kept in an account and not only on one device. */
  isSynced: boolean
  createdAt: string
  usedAt: string | null
}

export interface Person {
  id: string
  name: string
  role: Role
  isActive: boolean
  /** The address that identifies the provider's account at its first sign-in; empty if an owner has named none. */
  email: string
  /** The account has signed in: from then on its own id identifies the person. */
  isBound: boolean
  createdAt: string
  /** Until when the link that was given out can be used; null where there is none. */
  invitedUntil: string | null
  passkeys: PasskeyEntry[]
}

export interface PersonList extends WaysIn {
  people: Person[]
  /** Passkeys need an address with a host name, over https but for localhost. */
  arePasskeysPossible: boolean
  timeZone: string
}

/** The link is told once: only a hash of its secret is kept. */
export interface Invitation {
  name: string
  link: string
  endsAt: string
}

export interface PeopleApi {
  listPeople(): Promise<PersonList>
  invitePerson(person: z.input<typeof newPerson>): Promise<Invitation>
  /** A new link, in place of one that was given out before. Rejects with 409 for somebody who is deactivated. */
  inviteAgain(id: string): Promise<Invitation>
  /** Deactivating ends a person's sessions at once. Rejects with 409 if no owner could sign in anymore. */
  changePerson(id: string, changes: PersonChanges): Promise<void>
  removePasskey(id: string, passkeyId: string): Promise<void>
}

export interface Account {
  actor: Actor
  passkeys: PasskeyEntry[]
  arePasskeysPossible: boolean
  timeZone: string
}

/** What people do about themselves. */
export interface AccountApi {
  readAccount(): Promise<Account>
  /** Rejects with 409 for the last one. */
  removeOwnPasskey(id: string): Promise<void>
}
