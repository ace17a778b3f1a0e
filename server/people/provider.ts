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
/** The timeout of each request. A slower provider counts as down; there are other ways to sign in. */
const timeoutSeconds = 5
/** More than any response of a provider. Longer ones are not read to the end. */
const answerBytesMax = 256 * 1024
/** How far its clock may differ from ours. */
const clockSeconds = 60
/** How long the provider's metadata is cached; the library refreshes its keys. */
const metadataMs = 3_600_000

/** The secrets of one sign-in, each 256 random bits. */
interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/** The account that the provider vouches for. `email`, in lowercase, is absent unless the provider has verified it. */
export interface ProviderClaims {
  issuer: string
  subject: string
  email: string | undefined
}

/** The format required by OpenID Connect Core, section 2. */
const subjectText = z.string().regex(/^[ -~]{1,255}$/)

/**
 * Creates a client for an OpenID Connect provider: authorization code flow with PKCE, state, and nonce. The ID token's
 * signature is checked with the provider's keys, although the token comes over TLS directly from the provider.
 */
export function createProvider({ issuer, clientId, clientSecret }: ProviderSettings, callback: string) {
  let known: { configuration: Promise<Configuration>; until: number } | undefined

  /** The provider's metadata, fetched once for all concurrent callers; a failure is not cached. @throws ApiError 503 */
  function configured(): Promise<Configuration> {
    if (known && known.until > Date.now()) return known.configuration
    // Plain http is allowed for this machine only; `issuerAddress` rejects it for others.
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

  /** The claims about the account, from the ID token, or from the userinfo endpoint if the token has no address. */
  async function claimsOf(configuration: Configuration, answer: URL, { state, nonce, verifier }: Secrets) {
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, answer, checks)
    const claims = tokens.claims()
    // With a multi-tenant issuer, the library accepts the tokens of every tenant, and a tenant can assign any address.
    if (!claims || new URL(claims.iss).href !== issuer) return undefined
    const hasEmail = claims.email !== undefined || !configuration.serverMetadata().userinfo_endpoint
    return hasEmail ? claims : fetchUserInfo(configuration, tokens.access_token, claims.sub)
  }

  return {
    /** The address where the browser signs in. @throws ApiError 503 while the provider is down */
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

/** The library's error codes for a token that does not belong to this sign-in. */
const refusalCodes = new Set([
  'OAUTH_INVALID_RESPONSE',
  'OAUTH_JWT_CLAIM_COMPARISON_FAILED',
  'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED',
  'OAUTH_JWT_TIMESTAMP_CHECK_FAILED',
  'OAUTH_KEY_SELECTION_FAILED',
])

/** Whether an error concerns only this sign-in. Others concern the provider or our registration, and are logged. */
function isRefusal(error: unknown): boolean {
  if (error instanceof AuthorizationResponseError) return !isFailure(error.error)
  if (error instanceof ResponseBodyError) return error.error === 'invalid_grant'
  return error instanceof ClientError && refusalCodes.has(error.code ?? '')
}

/** RFC 6749, section 4.1.2.1: problems on the provider's side. */
const isFailure = (code: string) => code === 'server_error' || code === 'temporarily_unavailable'

/** Like `fetch`, but with a limit: a response is read in full before the library sees it. */
const boundedFetch: CustomFetch = async (url, options) => {
  const response = await fetch(url, options as RequestInit)
  const parts: Uint8Array[] = []
  let bytes = 0
  for await (const part of response.body ?? []) {
    bytes += part.length
    if (bytes > answerBytesMax) throw new Error("The sign-in provider's answer is too long.")
    parts.push(part)
  }
  const { status, headers } = response
  return new Response(bytes > 0 ? Buffer.concat(parts) : null, { status, headers })
}
