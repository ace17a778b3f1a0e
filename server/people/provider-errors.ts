import {
  AuthorizationResponseError,
  ClientError,
  ResponseBodyError,
  WWWAuthenticateChallengeError,
} from 'openid-client'
import { ApiError } from '../../shared/api'
import { failure } from '../platform/http-error'

/** Why a sign-in is refused. `code`: the library's or the provider's error code, for the log. */
export interface Refusal {
  reason: 'not-completed' | 'wrong-time' | 'no-email' | 'unverified-email' | 'unknown-person'
  code?: string | undefined
}

/** The library's error codes for a token that does not belong to this sign-in. */
const refusalCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** OAuth error codes (RFC 6749, sections 4.1.2.1 and 5.2) that a change of our registration would cure. */
const setUpCodes = new Set([
  'invalid_client',
  'unauthorized_client',
  'unsupported_response_type',
  'unsupported_grant_type',
  'invalid_scope',
])

/** The refusal if an error concerns only this sign-in; undefined if it concerns the provider or our registration. */
export function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof AuthorizationResponseError) {
    const { error: code } = error
    const isOurs = !setUpCodes.has(code) && code !== 'server_error' && code !== 'temporarily_unavailable'
    // Anyone can write the code into the address, so only the form of one is kept.
    return isOurs ? { reason: 'not-completed', code: /^[a-z_]{1,40}$/.test(code) ? code : undefined } : undefined
  }
  if (error instanceof ResponseBodyError)
    return error.error === 'invalid_grant' ? { reason: 'not-completed', code: error.error } : undefined
  if (!(error instanceof ClientError)) return undefined
  const { code } = error
  if (code === 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED') return { reason: 'wrong-time', code }
  return refusalCodes.has(code ?? '') ? { reason: 'not-completed', code } : undefined
}

/** Reports a failed step after the discovery. @throws ApiError 503 with the cause for the log */
export function failedStep(error: unknown): never {
  const isOAuth = error instanceof AuthorizationResponseError || error instanceof ResponseBodyError
  if (isOAuth && setUpCodes.has(error.error))
    throw wrongSetUp(
      `the provider answered ${error.error}: check OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, and its registration`,
    )
  if (error instanceof WWWAuthenticateChallengeError)
    throw wrongSetUp(`the provider answered ${error.status}: check OIDC_CLIENT_ID and OIDC_CLIENT_SECRET`, error)
  throw away(error)
}

/** Reports a failed discovery. @throws ApiError 503 with the cause for the log */
export function failedDiscovery(error: unknown): never {
  if (error instanceof ApiError) throw error
  if (!(error instanceof ClientError)) throw away(error)
  const status = error.cause instanceof Response ? error.cause.status : undefined
  if (error.code === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED')
    throw wrongSetUp('OIDC_ISSUER is not the name that the provider gives itself', error)
  const isElsewhere = error.code === 'OAUTH_RESPONSE_IS_NOT_JSON' || error.code === 'OAUTH_PARSE_ERROR'
  if (isElsewhere || (status !== undefined && status < 500 && status !== 429))
    throw wrongSetUp(
      `OIDC_ISSUER is not the address of an OpenID Connect provider${status ? ` (${status})` : ''}`,
      error,
    )
  throw away(error)
}

/** The error for a fault that waiting does not cure. */
export const wrongSetUp = (fault: string, cause?: unknown) =>
  failure(
    503,
    'Signing in with the organization account is not set up correctly. Sign in another way, and tell whoever runs this site: the reason is in its log.',
    new Error(`OpenID Connect set-up: ${fault}`, { cause }),
  )

const away = (cause: unknown) =>
  failure(503, 'We cannot reach the sign-in provider right now. Try again shortly, or sign in another way.', cause)
