import type { Problem } from '../api'

/** The ways to sign in here besides a passkey, which `arePasskeysPossible` covers. */
export interface WaysIn {
  /** The password is a way in here. */
  isPasswordOn: boolean
  /** Somebody can sign in by a provider of OpenID Connect. */
  isProviderOn: boolean
}

/** What the sign-in page shows. */
export interface SignInData extends WaysIn {
  /** What became of the last try. */
  problem: Problem | undefined
  /** Names and values that were being sent when the session ended; they go on with the right password. */
  hiddenFields: [name: string, value: string][]
  /** The requested page after a sign-in by the provider, to which the browser continues automatically. */
  goesOnTo: string | undefined
  /** The address is that of an invitation, whose secret only the browser knows. */
  isInvitation: boolean
  /** The page was asked for from another site, so that the browser may have kept a valid cookie back. */
  fromElsewhere: boolean
}
