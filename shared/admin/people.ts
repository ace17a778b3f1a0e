import { z } from 'zod'
import { plainAddress } from '../email-address'
import { textBounds } from '../text'
import { type Actor, type Role, roles } from './actor'
import { authorName } from './names'
import { oneOf, sent } from './sent'
import type { WaysIn } from './sign-in'

/** An invitation can be used once, within this many hours. */
export const invitationHours = 48

const role = oneOf(roles, 'Choose a role.')

/** The account at the sign-in provider, in lowercase for comparison; empty for someone who uses only passkeys. */
export const accountEmail = z
  .string('Write the address as text.')
  .overwrite(plainAddress)
  .max(textBounds.email, 'This address is too long.')
  .refine((value) => value === '' || /^[^\s\p{C}@<>,;"]+@[^\s\p{C}@<>,;"]+$/u.test(value), 'Write one email address.')
  .transform((value) => value.toLowerCase())

export const newPerson = sent('the person', {
  name: authorName(textBounds.name, 'Write the name.'),
  role,
  email: accountEmail.default(''),
})

export const personChanges = sent('the changes', {
  role: role.optional(),
  isActive: z.boolean().optional(),
  email: accountEmail.optional(),
})

/** A passkey as lists show it. Times are ISO 8601. */
export interface PasskeyEntry {
  id: string
  /** The kind of browser that created it. */
  name: string
  /** Whether it is synced through an account and not only stored on one device. */
  isSynced: boolean
  createdAt: string
  usedAt: string | null
}

/** Why the account at the sign-in provider with a person's address could not sign in. */
export interface AccountRefusal {
  /** `unknown-person`: the person is deactivated or bound to another account. */
  reason: 'unverified-email' | 'unknown-person'
  at: string
}

export interface Person {
  id: string
  name: string
  role: Role
  isActive: boolean
  /** The address that identifies the provider's account at its first sign-in; empty if no owner has entered one. */
  email: string
  /** Whether the account has signed in. From then on, the account's own id identifies the person. */
  isBound: boolean
  /** The last refusal of the account; null if there was none since it was named or bound. */
  refusal: AccountRefusal | null
  /** When the current invitation expires; null if there is none. */
  invitedUntil: string | null
  passkeys: PasskeyEntry[]
  /** The names of the valid tokens that the person made. They end with the person. */
  tokens: string[]
}

export interface PersonList extends WaysIn {
  people: Person[]
  /** Passkeys need an address with a host name, over https unless it is localhost. */
  arePasskeysPossible: boolean
}

/** An invitation. Its link is shown only once, because only a hash of its secret is stored. */
export interface Invitation {
  name: string
  link: string
  endsAt: string
}

export interface Account {
  actor: Actor
  passkeys: PasskeyEntry[]
  arePasskeysPossible: boolean
}
