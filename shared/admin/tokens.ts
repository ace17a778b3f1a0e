import { z } from 'zod'
import { authorName } from './names'
import { tokenScopes } from './permissions'
import { sent } from './sent'

const scopeNames = tokenScopes.map(({ value }) => value)

/** How many days a token is valid; 0 means until it is revoked. */
const tokenDays = ['30', '90', '365', '0'] as const

export const newToken = sent('the token', {
  name: authorName(60, 'Say which program uses the token.'),
  scopes: z
    .array(z.enum(scopeNames, 'Choose among the scopes.'), 'Choose what the token may do.')
    .min(1, 'Choose at least one scope.')
    .transform((scopes) => scopeNames.filter((name) => scopes.includes(name))),
  days: z.enum(tokenDays, 'Choose how long the token is valid.').default('90'),
})

export type NewToken = z.input<typeof newToken>

/** A token as the admin lists it; the token itself is shown once, when it is created. Times are ISO 8601. */
export interface ApiToken {
  id: string
  name: string
  scopes: (typeof scopeNames)[number][]
  /** Its last four characters. */
  hint: string
  createdAt: string
  createdBy: string
  /** Null if it does not expire. */
  expiresAt: string | null
  revokedAt: string | null
  /** The day of its last call, `YYYY-MM-DD` in UTC; null if it was never used. */
  lastUsedOn: string | null
}
