import { createHash, randomBytes } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose'

/** How it deviates from a correct provider from now on. */
interface Behavior {
  /** The claims about the account that signs in. */
  claims: JWTPayload
  /** Overrides standard claims of the ID token. */
  over: JWTPayload
  /** Signs with a key that it does not publish. */
  isForeignKey: boolean
  /** Delays every response by this many milliseconds. */
  delayMs: number
  /** Gives every response this status. */
  status: number | undefined
  /** Rejects sign-ins with this OAuth error code. */
  refusal: string | undefined
  /** The response for an account's access token; undefined if it has no such endpoint. */
  userInfo: JWTPayload | undefined
  /** No longer accepts this site's secret. */
  isSecretWithdrawn: boolean
  /** Rejects every code that it issued. */
  hasForgottenCodes: boolean
  /** The ways in which clients authenticate, and the only ones that it accepts; undefined: it names none, and accepts Basic. */
  authMethods: string[] | undefined
  /** Names itself otherwise in its metadata. */
  ownName: string | undefined
  /** The id of the key in the token's header; undefined for none. */
  kid: string | undefined
  /** Appends this many bytes to each response. */
  extraBytes: number
  /** Shifts its clock by this many seconds. */
  clockSeconds: number
}

interface Code {
  nonce: string
  challenge: string
  redirectUri: string
}

export type StandInProvider = Awaited<ReturnType<typeof startProvider>>

export const client = { id: 'the-guide', secret: 'a secret of the tests: %+&=' }

/** An OpenID Connect provider on this machine: discovery, sign-in without asking, and tokens with real signatures. */
export async function startProvider() {
  const [own, foreign] = [await generateKeyPair('RS256'), await generateKeyPair('RS256')]
  const codes = new Map<string, Code>()
  const usual: Behavior = {
    claims: { sub: 'subject-1', email: 'ann@guide.example', email_verified: true },
    ...{ over: {}, isForeignKey: false, delayMs: 0, status: undefined, refusal: undefined, clockSeconds: 0 },
    ...{ userInfo: undefined, extraBytes: 0, isSecretWithdrawn: false, hasForgottenCodes: false },
    ...{ authMethods: undefined, ownName: undefined, kid: 'one' },
  }
  const behavior: Behavior = { ...usual }
  const server = createServer((request, response) => {
    setTimeout(() => {
      if (behavior.status !== undefined) return json(response, behavior.status, {})
      void answer(request, response).catch(() => json(response, 500, {}))
    }, behavior.delayMs).unref()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', issuer)
    if (url.pathname === '/.well-known/openid-configuration') return json(response, 200, metadata())
    if (url.pathname === '/keys') {
      const key = await exportJWK(own.publicKey)
      return json(response, 200, { keys: [{ ...key, kid: 'one', alg: 'RS256', use: 'sig' }] })
    }
    if (url.pathname === '/authorize') return authorize(url, response)
    if (url.pathname === '/token') return token(request, response)
    if (url.pathname === '/userinfo' && request.headers.authorization === 'Bearer opaque')
      return json(response, 200, behavior.userInfo)
    json(response, 404, {})
  }

  const metadata = () => ({
    issuer: behavior.ownName ?? issuer,
    authorization_endpoint: `${issuer}/authorize`,
    token_endpoint: `${issuer}/token`,
    jwks_uri: `${issuer}/keys`,
    ...(behavior.userInfo && { userinfo_endpoint: `${issuer}/userinfo` }),
    ...(behavior.authMethods && { token_endpoint_auth_methods_supported: behavior.authMethods }),
    response_types_supported: ['code'],
    subject_types_supported: ['public'],
    id_token_signing_alg_values_supported: ['RS256'],
  })

  function json(response: ServerResponse, status: number, body: unknown): void {
    const text = JSON.stringify(body) + ' '.repeat(behavior.extraBytes)
    response.writeHead(status, { 'Content-Type': 'application/json' }).end(text)
  }

  function authorize({ searchParams }: URL, response: ServerResponse): void {
    const given = (name: string) => searchParams.get(name) ?? ''
    const back = new URL(given('redirect_uri'))
    back.searchParams.set('state', given('state'))
    if (behavior.refusal) back.searchParams.set('error', behavior.refusal)
    else back.searchParams.set('code', keepCode(given('nonce'), given('code_challenge'), given('redirect_uri')))
    response.writeHead(302, { Location: back.href }).end()
  }

  function keepCode(nonce: string, challenge: string, redirectUri: string): string {
    const code = randomBytes(16).toString('hex')
    codes.set(code, { nonce, challenge, redirectUri })
    return code
  }

  /** Accepts each code once, from a client with the secret, the verifier, and the same redirect address. */
  async function token(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const pieces: Buffer[] = []
    for await (const piece of request) pieces.push(piece as Buffer)
    const form = new URLSearchParams(Buffer.concat(pieces).toString())
    const { authMethods: methods = ['client_secret_basic'] } = behavior
    const isKnown =
      (methods.includes('client_secret_basic') && isClient(request.headers.authorization ?? '')) ||
      (methods.includes('client_secret_post') &&
        form.get('client_id') === client.id &&
        form.get('client_secret') === client.secret)
    if (behavior.isSecretWithdrawn || !isKnown) return json(response, 401, { error: 'invalid_client' })
    const code = codes.get(form.get('code') ?? '')
    codes.delete(form.get('code') ?? '')
    const challenge = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url')
    const isRight =
      !behavior.hasForgottenCodes && code?.challenge === challenge && code.redirectUri === form.get('redirect_uri')
    if (!(code && isRight)) return json(response, 400, { error: 'invalid_grant' })
    const id_token = await sign({ nonce: code.nonce, ...behavior.claims, ...behavior.over })
    json(response, 200, { access_token: 'opaque', token_type: 'Bearer', expires_in: 60, id_token })
  }

  function sign(claims: JWTPayload): Promise<string> {
    const now = Math.floor(Date.now() / 1_000) + behavior.clockSeconds
    return new SignJWT({ iss: issuer, aud: client.id, iat: now, exp: now + 60, ...claims })
      .setProtectedHeader({ alg: 'RS256', ...(behavior.kid && { kid: behavior.kid }) })
      .sign((behavior.isForeignKey ? foreign : own).privateKey)
  }

  return {
    issuer,
    /** Behaves like this from now on, and otherwise as usual. */
    behave: (changes: Partial<Behavior> = {}) => void Object.assign(behavior, usual, changes),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve())
        server.closeAllConnections()
      }),
  }
}

/** Id and secret, each form-encoded (RFC 6749, section 2.3.1). */
function isClient(authorization: string): boolean {
  const [id, secret] = Buffer.from(authorization.replace('Basic ', ''), 'base64').toString().split(':')
  const decoded = [id, secret].map((part) => decodeURIComponent((part ?? '').replaceAll('+', ' ')))
  return decoded[0] === client.id && decoded[1] === client.secret
}
