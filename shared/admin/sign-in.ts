import type { Problem } from '../api'

/** The error of an act that needs a sign-in of the last few minutes, while the session goes on. */
export const freshSignIn = {
  type: 'about:blank',
  title: 'Sign in again',
  status: 401,
  detail: 'A passkey can be added only within five minutes of signing in.',
} satisfies Problem

/** The ways to sign in here besides a passkey, which `arePasskeysPossible` covers. */
export interface WaysIn {
  isPasswordOn: boolean
  isProviderOn: boolean
}

export interface SignInData extends WaysIn {
  problem: Problem | undefined
  /** The fields of a form that was being sent when the session ended. Signing in sends them again. */
  hiddenFields: [name: string, value: string][]
  /** The requested page after a sign-in by the provider, to which the browser continues automatically. */
  goesOnTo: string | undefined
  /** Whether the address is that of an invitation, whose secret only the browser knows. */
  isInvitation: boolean
  /** Whether another site's link led here, so the browser may have withheld a valid session cookie. */
  fromElsewhere: boolean
}
