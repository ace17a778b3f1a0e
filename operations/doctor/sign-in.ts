import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { hasOwner } from '../../server/people/owners'
import type { Config } from '../../server/platform/config'
import { createDatabase } from '../../server/platform/database'
import { broken, lookAt, notSet, type Probe, works } from './probe'

const passwordCharactersMin = 12

export const probePassword: Probe = async ({ env, config }) => {
  if (config.adminPasswordSignIn === 'on') {
    if (!config.adminPassword) {
      const isKept = existsSync(join(config.dataDir, 'admin-password'))
      return notSet(`ADMIN_PASSWORD: ${isKept ? 'the one in DATA_DIR/admin-password' : '`npm start` creates one'}.`)
    }
    const isShort = (env.ADMIN_PASSWORD?.trim().length ?? 0) < passwordCharactersMin
    return isShort
      ? lookAt(`It has fewer than ${passwordCharactersMin} characters.`)
      : works('People can sign in with it.')
  }
  const db = createDatabase(config, { connections: 1 })
  try {
    if (await hasOwner(db, config.oidc?.issuer)) return works('It is turned off, and an owner can sign in otherwise.')
    return broken('It is turned off, and no owner has a passkey or an account, so the web does not start.')
  } finally {
    await db.destroy()
  }
}

const metadata = z.object({ issuer: z.string(), jwks_uri: z.url(), token_endpoint: z.url() })
const keySet = z.object({ keys: z.array(z.object({ kty: z.string() })).min(1) })
const answerMs = 10_000

/** Reads the provider's metadata and keys, and tries the site's secret with a code that does not exist. */
export const probeProvider: Probe = async ({ config: { oidc } }) => {
  if (!oidc) return notSet('OIDC_ISSUER: no one signs in with an account of your organization.')
  const found = await readJson(`${oidc.issuer.replace(/\/$/, '')}/.well-known/openid-configuration`)
  const { data } = metadata.safeParse(found.body)
  if (!data) return broken(`There is no OpenID Connect provider at OIDC_ISSUER (status ${found.status}).`)
  if (!URL.canParse(data.issuer) || new URL(data.issuer).href !== oidc.issuer)
    return broken(
      'The provider gives itself another name than OIDC_ISSUER. Set OIDC_ISSUER to the one in its metadata.',
    )
  const keys = await readJson(data.jwks_uri)
  if (!keySet.safeParse(keys.body).success) return broken(`The provider's keys cannot be read (status ${keys.status}).`)
  const tried = await readJson(data.token_endpoint, bogusCode(oidc))
  const { error } = (tried.body ?? {}) as { error?: unknown }
  if (tried.status === 401 || error === 'invalid_client' || error === 'unauthorized_client')
    return broken('The provider does not know OIDC_CLIENT_ID, or OIDC_CLIENT_SECRET is wrong.')
  if (error !== 'invalid_grant')
    return lookAt(
      'The provider answers and its keys are there, but whether the secret is right is only seen at a sign-in.',
    )
  return works('The provider answers, its name and keys are right, and it accepts the secret.')
}

function bogusCode({ clientId, clientSecret }: NonNullable<Config['oidc']>): RequestInit {
  // RFC 6749, section 2.3.1: both are form-encoded before they are joined.
  const [id, secret] = [clientId, clientSecret].map((word) => new URLSearchParams({ w: word }).toString().slice(2))
  return {
    method: 'POST',
    headers: { Authorization: `Basic ${Buffer.from(`${id}:${secret}`).toString('base64')}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: 'doctor',
      redirect_uri: 'https://doctor.invalid/',
    }),
  }
}

async function readJson(address: string, init: RequestInit = {}): Promise<{ status: number; body: unknown }> {
  const answer = await fetch(address, { ...init, signal: AbortSignal.timeout(answerMs) })
  return { status: answer.status, body: await answer.json().catch(() => undefined) }
}
