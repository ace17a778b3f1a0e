import { z } from 'zod'
import { requiredText } from '../text'
import { tokenScopes } from './token-scopes'

const scopeNames = tokenScopes.map(({ value }) => value)

/** For how many days a token may be valid; 0: until it is revoked. */
const tokenDays = ['30', '90', '365', '0'] as const

export const newToken = z.object(
  {
    name: requiredText(60, 'Say which program uses the token.'),
    scopes: z
      .array(z.enum(scopeNames, 'Choose among the scopes.'), 'Choose what the token may do.')
      .min(1, 'Choose at least one scope.')
      .transform((scopes) => scopeNames.filter((name) => scopes.includes(name))),
    days: z.enum(tokenDays, 'Choose how long the token is valid.').default('90'),
  },
  { error: 'Send the token as one JSON object.' },
)

export type NewToken = z.input<typeof newToken>

/** A token as the admin lists it; the token itself is shown once, when it is made. Times are ISO 8601. */
export interface ApiToken {
  id: string
  name: string
  scopes: (typeof scopeNames)[number][]
  /** Its last four characters. */
  hint: string
  createdAt: string
  createdBy: string
  /** Null: until it is revoked. */
  expiresAt: string | null
  revokedAt: string | null
  /** The day of its last call, `YYYY-MM-DD` in UTC; null: never. */
  lastUsedOn: string | null
}

export interface TokenApi {
  /** Newest first, those that are over among them. */
  listTokens(): Promise<{ tokens: ApiToken[] }>
  /** Rejects with 409 when there are 50 that are valid. */
  createToken(given: NewToken): Promise<ApiToken & { token: string }>
  /** From the next call on it is refused. Rejects with 404 when there is none with that id. */
  revokeToken(id: string): Promise<void>
}
