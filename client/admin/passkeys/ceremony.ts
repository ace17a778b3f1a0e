import {
  browserSupportsWebAuthn,
  type PublicKeyCredentialCreationOptionsJSON,
  type PublicKeyCredentialRequestOptionsJSON,
  startAuthentication,
  startRegistration,
} from '@simplewebauthn/browser'
import { ApiError } from '../../../shared/api'
import { call, posted } from '../../renderer/call'

export const knowsPasskeys = browserSupportsWebAuthn

const post = <Answer>(path: string, body: unknown = {}) => call<Answer>(`/api/admin${path}`, posted(body))

/** Signs in with the passkey that the person chooses. Rejects with an error that `reasonOf` explains. */
export async function signInByPasskey(): Promise<void> {
  const optionsJSON = await post<PublicKeyCredentialRequestOptionsJSON>('/passkey-challenges')
  await post('/session/passkey', await startAuthentication({ optionsJSON }))
}

/** Creates the first passkey of the person invited with this token, and signs in with it. */
export async function joinByPasskey(token: string): Promise<void> {
  const { options } = await post<{ options: PublicKeyCredentialCreationOptionsJSON }>('/invitations/challenges', {
    token,
  })
  await post('/invitations/passkeys', { token, made: await startRegistration({ optionsJSON: options }) })
}

/** Has the device create a passkey for the server's options. */
export const makePasskey = (options: object) =>
  startRegistration({ optionsJSON: options as PublicKeyCredentialCreationOptionsJSON })

/** What went wrong, in one sentence. */
export function reasonOf(error: unknown): string {
  if (error instanceof ApiError) return `${error.problem.title}: ${error.problem.detail ?? ''}`
  const name = error instanceof Error ? error.name : ''
  return reasons.get(name) ?? 'The passkey could not be used. Please try again.'
}

const reasons = new Map([
  ['NotAllowedError', 'No passkey was selected, or the device did not recognize you. Please try again.'],
  ['InvalidStateError', 'This device already has a passkey for you.'],
  ['SecurityError', 'Passkeys do not work at this address.'],
  ['TypeError', 'The site cannot be reached. Please try again.'],
])
