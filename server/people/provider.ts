import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  type ClientAuth,
  ClientSecretBasic,
  ClientSecretPost,
  type Configuration,
  type CustomFetch,
  calculatePKCECodeChallenge,
  clockTolerance,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchUserInfo,
} from 'openid-client'
import { z } from 'zod'
import { accountEmail } from '../../shared/admin/people'
import type { Config } from '../platform/config'
import { failedDiscovery, failedStep, type Refusal, refusalOf, wrongSetUp } from './provider-errors'

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

interface Secrets {
  state: string
  nonce: string
  verifier: string
}

/** The account that the provider vouches for. */
export interface ProviderClaims {
  issuer: string
  subject: string
  /** In lowercase. */
  email: string | undefined
  /** Whether the provider has verified the address. Without that, it identifies nobody. */
  isVerified: boolean
}

/** How to send the secret, in the order of preference (OpenID Connect Core, section 9). */
const methods = { client_secret_basic: ClientSecretBasic, client_secret_post: ClientSecretPost }

type ServerMetadata = Pick<ReturnType<Configuration['serverMetadata']>, 'token_endpoint_auth_methods_supported'>

/** The first method that the provider names; a provider that names none supports Basic (Discovery, section 3). */
const methodOf = ({ token_endpoint_auth_methods_supported: named = ['client_secret_basic'] }: ServerMetadata) =>
  Object.entries(methods).find(([name]) => named.includes(name))?.[1]

const authenticate =
  (secret: string): ClientAuth =>
  (server, ...rest) =>
    methodOf(server)?.(secret)(server, ...rest)

function assertKnownMethod(configuration: Configuration): Configuration {
  if (methodOf(configuration.serverMetadata())) return configuration
  throw wrongSetUp(`the provider supports neither ${Object.keys(methods).join(' nor ')}`)
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
      authenticate(clientSecret),
      {
        [customFetch]: boundedFetch,
        timeout: timeoutSeconds,
        execute: [enableNonRepudiationChecks, ...(isHere ? [allowInsecureRequests] : [])],
      },
    )
      .then(assertKnownMethod)
      .catch(failedDiscovery)
    const entry = { configuration, until: Date.now() + metadataMs }
    known = entry
    configuration.catch(() => {
      if (known === entry) known = undefined
    })
    return configuration
  }

  /** The claims about the account: of the ID token, and of the userinfo endpoint if the token lacks some of them. */
  async function claimsOf(configuration: Configuration, answer: URL, { state, nonce, verifier }: Secrets) {
    const checks = { pkceCodeVerifier: verifier, expectedState: state, expectedNonce: nonce, idTokenExpected: true }
    const tokens = await authorizationCodeGrant(configuration, answer, checks)
    const claims = tokens.claims()
    // With a multi-tenant issuer, the library accepts the tokens of every tenant, and a tenant can assign any address.
    if (!claims || new URL(claims.iss).href !== issuer) return undefined
    const isComplete = claims.email !== undefined && verificationOf(claims) !== undefined
    if (isComplete || !configuration.serverMetadata().userinfo_endpoint) return claims
    return joined(claims, await fetchUserInfo(configuration, tokens.access_token, claims.sub))
  }

  return {
    async signInAddress({ state, nonce, verifier }: Secrets): Promise<string> {
      return buildAuthorizationUrl(await configured(), {
        redirect_uri: callback,
        scope,
        state,
        nonce,
        code_challenge_method: 'S256',
        code_challenge: await calculatePKCECodeChallenge(verifier),
      }).href
    },

    /** The account the provider vouches for in its response, or why not. @throws ApiError 503 while it is down */
    async readAnswer(answer: URL, secrets: Secrets): Promise<ProviderClaims | Refusal> {
      const configuration = await configured()
      const claims = await claimsOf(configuration, answer, secrets).catch(
        (error: unknown) => refusalOf(error) ?? failedStep(error),
      )
      if (claims && 'reason' in claims) return claims as Refusal
      const subject = subjectText.safeParse(claims?.sub)
      if (!(claims && subject.success)) return { reason: 'not-completed', code: 'issuer or subject' }
      const email = accountEmail.safeParse(claims.email).data || undefined
      return { issuer, subject: subject.data, email, isVerified: isTrue(verificationOf(claims)) }
    },
  }
}

type EmailClaims = Readonly<Record<string, unknown>> & { sub: string }

/** Whether the address is verified, by the name of the standard or by Google's former one; undefined if it is not said. */
const verificationOf = ({ email_verified, verified_email }: EmailClaims): unknown => email_verified ?? verified_email

/** Some providers send this claim as text. */
const isTrue = (value: unknown): boolean => value === true || (typeof value === 'string' && /^true$/i.test(value))

/** An address and its verification come from one source, so that one address is not verified by what is said of another. */
function joined(token: EmailClaims, userInfo: EmailClaims): EmailClaims {
  if (userInfo.email === undefined && token.email !== undefined) return { ...userInfo, ...token, ...verified(userInfo) }
  return userInfo
}

const verified = (claims: EmailClaims) => ({ email_verified: verificationOf(claims) })

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
