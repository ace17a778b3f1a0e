import {
  AuthorizationResponseError,
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  ClientError,
  ClientSecretBasic,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
  ResponseBodyError,
} from 'openid-client'
import { z } from 'zod'
import { accountEmail } from '../../shared/admin/people'
import type { Config } from '../platform/config'
import { failure } from '../platform/http-error'

type ProviderSettings = NonNullable<Config['oidc']>

/** The scopes requested from the provider: identity, and the address that an owner has named. */
const scope = 'openid email'
/** For each answer. A provider that is slower counts as away; the admin has other ways in. */
const timeoutSeconds = 5
/** More than an answer of any provider; what is longer is not read to its end. */
const answerBytesMax = 256 * 1024
/** By how much its clock may differ from ours. */
const clockSeconds = 60
/** How long the provider's metadata is cached; the library refreshes its keys. */
const metadataMs = 3_600_000

/** Secrets of one sign-in under way; all are of 256 random bits. */
interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/** Whom a provider vouches for. `email`, in lower case, only where it says that it has verified the address. */
export interface ProviderClaims {
  issuer: string
  subject: string
  email: string | undefined
}

/** As OpenID Connect Core 2 bounds it. */
const subjectText = z.string().regex(/^[ -~]{1,255}$/)

/**
 * An OpenID Connect provider: authorization code with PKCE, state and nonce. The ID token's signature is checked with the provider's keys
 * besides the connection that it came over.
 */
export function createProvider({ issuer, clientId, clientSecret }: ProviderSettings, callback: string) {
  let known: { configuration: Promise<Configuration>; until: number } | undefined

  /** What the provider says of itself, asked once for all who wait; a failure is not kept. @throws ApiError 503 */
  function configured(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.configuration
    // Plain http is taken for this machine alone; the configuration takes no other.
    const isHere = issuer.startsWith('http:')
    const configuration = discovery(
      new URL(issuer),
      clientId,
      { client_secret: clientSecret, [clockTolerance]: clockSeconds },
      ClientSecretBasic(clientSecret),
      {
        [customFetch]: boundedFetch,
        timeout: timeoutSeconds,
        execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
      },
    ).catch(away)
    const entry = { configuration, until: Date.now() + metadataMs }
    known = entry
    configuration.catch(() => {
      if (known === entry) known = undefined
    })
    return configuration
  }

  /** Whom the answer vouches for: the token says it, or, where it has no address, the place for such questions. */
  async function claimsOf(configuration: Configuration, answer: URL, { state, nonce, verifier }: Secrets) {
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, answer, checks)
    const claims = tokens.claims()
    // Where the configured issuer stands for many tenants, the library takes the tokens of each, and a tenant can give out any address.
    if (!claims || new URL(claims.iss).href !== issuer) return undefined
    const hasEmail = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint
    return hasEmail ? claims : fetchUserInfo(configuration, tokens.access_token, claims.sub)
  }

  return {
    /** Where the browser goes to sign in. @throws ApiError 503 while the provider is away */
    async signInAddress({ state, nonce, verifier }: Secrets): Promise<string> {
      return buildAuthorizationUrl(await configured(), {
        ...{ redirect_uri: callback, scope, state, nonce, code_challenge_method: 'S256' },
        code_challenge: await calculatePKCECodeChallenge(verifier),
      }).href
    },

    /**
     * The account the provider vouches for in its response; undefined if it or the response rejects the sign-in.
     * @throws ApiError 503 while it is down
     */
    async readAnswer(answer: URL, secrets: Secrets): Promise<ProviderClaims | undefined> {
      const configuration = await configured()
      const claims = await claimsOf(configuration, answer, secrets).catch((error: unknown) =>
        isRefusal(error) ? undefined : away(error),
      )
      const subject = subjectText.safeParse(claims?.sub)
      if (!subject.success) return undefined
      const email = claims?.email_verified === true ? accountEmail.safeParse(claims.email).data : undefined
      return { issuer, subject: subject.data, email: email || undefined }
    },
  }
}

function away(cause: unknown): never {
  throw failure(
    503,
    'We cannot reach the sign-in provider right now. Try again shortly, or sign in another way.',
    cause,
  )
}

/** What the library says of a token that is not for this sign-in. */
const refusalCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Whether it is about this sign-in; anything else is about the provider or our registration there, and the log tells of it. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return !isFailure(error.error)
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && refusalCodes.has(error.code ?? '')
}

/** RFC 6749 4.1.2.1: the provider's own troubles. */
const isFailure = (code: string) => code === 'server_error' || code === 'temporarily_unavailable'

/** As `fetch`, within the bound; an answer is read to its end before the library looks at it. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > answerBytesMax) throw new Error('The sign-in provider’s answer is too long.')
    parts.push(part)
  }
  const { status, headers } = response
  return new Response(bytes > 0 ? Buffer.concat(parts) : null, { status, headers })
}
