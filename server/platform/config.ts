import { hkdfSync } from 'node:crypto'
import { resolve } from 'node:path'
import type { z } from 'zod'
import { vendorIds } from '../../shared/catalogue/ids'
import type { Operator } from '../../shared/site/operator'
import { isMailAddress } from './config-values'
import { environment, secretNames, variableNames } from './environment'
import { hashPassword } from './password'

/** Useful only together. */
const oidcNames = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET'] as const

export type Config = Readonly<ReturnType<typeof toConfig>>

/** The configuration is invalid. `message` has one line per invalid variable. */
export class ConfigError extends Error {
  override readonly name = 'ConfigError'
}

/**
 * Reads the configuration from environment variables; an empty one counts as not set.
 * @throws ConfigError naming every invalid variable, its value (except secrets), and what is expected
 */
export function readConfig(env: Record<string, string | undefined>, { hasSignIn = true } = {}): Config {
  const given = Object.fromEntries(variableNames.map((name) => [name, env[name]?.trim() || undefined]))
  const result = environment.safeParse(given)
  if (result.success) {
    const lacking = oidcNames.filter((name) => !result.data[name])
    if (lacking.length > 0 && lacking.length < oidcNames.length)
      throw new ConfigError(
        lacking.map((name) => `${name} is not set; expected all of ${oidcNames.join(', ')}, or none.`).join('\n'),
      )
    return Object.freeze(toConfig(result.data, hasSignIn))
  }
  const sentences = new Map(result.error.issues.map((issue) => [issue.path[0], sentence(issue, given)]))
  throw new ConfigError([...sentences.values()].join('\n'))
}

/**
 * The configuration for a process's entry point; exits with status 78 if it is invalid. The password's hash, which
 * takes a third of a second to compute, is included only in processes where people sign in.
 */
export function configOrExit({ hasSignIn = false } = {}): Config {
  try {
    const config = readConfig(process.env, { hasSignIn })
    // From here on, only its hash is kept in memory, or nothing.
    delete process.env.ADMIN_PASSWORD
    return config
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exit(78)
  }
}

function sentence(issue: z.core.$ZodIssue, given: Record<string, string | undefined>): string {
  const name = String(issue.path[0])
  const value = given[name]
  if (value === undefined) return `${name} is not set; expected ${expectation(name)}.`
  const held = secretNames.has(name) ? 'holds a value that is not shown here' : `is ${JSON.stringify(value)}`
  return `${name} ${held}; expected ${issue.message}.`
}

/** The expected format of a missing variable without a default, from its schema's message for an invalid value. */
function expectation(name: string): string {
  const schema = environment.shape[name as keyof typeof environment.shape]
  return schema.safeParse('').error?.issues[0]?.message ?? 'a value'
}

function toConfig(env: z.infer<typeof environment>, hasSignIn: boolean) {
  const siteUrl = env.SITE_URL ?? `http://127.0.0.1:${env.PORT}`
  const isOn = hasSignIn && env.ADMIN_PASSWORD_SIGN_IN === 'on'
  const operator: Operator = {
    name: env.OPERATOR_NAME,
    address: env.OPERATOR_ADDRESS,
    contactEmail: env.CONTACT_EMAIL,
    editors: env.EDITORS,
  }
  return {
    production: env.NODE_ENV === 'production',
    port: env.PORT,
    host: env.HOST,
    siteUrl,
    siteName: env.SITE_NAME,
    dataDir: resolve(env.DATA_DIR),
    picturesS3Url: env.PICTURES_S3_URL,
    databaseUrl: env.DATABASE_URL,
    databaseDirectUrl: env.DATABASE_DIRECT_URL ?? env.DATABASE_URL,
    databasePools: env.DATABASE_POOLS,
    workerLockSeconds: env.WORKER_LOCK_SECONDS,
    redisUrl: env.REDIS_URL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? `no-reply@${new URL(siteUrl).hostname}`,
    inbox: env.INBOX_URL === undefined ? undefined : inboxOf(env.INBOX_URL, env.INBOX_ADDRESS),
    leadsTo: env.LEADS_TO,
    adminPassword:
      isOn && env.ADMIN_PASSWORD !== undefined ? passwordOf(env.ADMIN_PASSWORD, env.SESSION_SECRET.at(-1)) : undefined,
    adminPasswordSignIn: env.ADMIN_PASSWORD_SIGN_IN,
    oidc: oidcOf(env.OIDC_ISSUER, env.OIDC_CLIENT_ID, env.OIDC_CLIENT_SECRET),
    sessionSecrets: env.SESSION_SECRET,
    trustProxy: env.TRUST_PROXY,
    openaiApiKey: env.OPENAI_API_KEY,
    openaiBaseUrl: env.OPENAI_BASE_URL,
    openaiModel: env.OPENAI_MODEL,
    readWithModel: env.READ_WITH_MODEL === 'true' && env.OPENAI_API_KEY !== undefined,
    operator,
    affiliateProgramUrl: env.AFFILIATE_PROGRAM_URL,
    affiliateVendors: vendorIds.filter((id) => env.AFFILIATE_VENDORS.includes(id)),
    tapfiliateAccountId: env.TAPFILIATE_ACCOUNT_ID,
    gaMeasurementId: env.GA_MEASUREMENT_ID,
    leadRetentionDays: env.LEAD_RETENTION_DAYS,
    businessTimeZone: env.BUSINESS_TIME_ZONE,
    businessHolidays: env.BUSINESS_HOLIDAYS.filter((item) => item !== 'none'),
    sourceLinks: env.SOURCE_LINKS ?? defaultSourceLinks(env.SITE_URL),
    webhooksToLoopback: env.WEBHOOKS_TO_LOOPBACK === 'on',
    metricsToken: env.METRICS_TOKEN,
    logLevel: env.LOG_LEVEL,
  }
}

/** Opened by default only on a public https site: site owners may look up who requests their pages. */
function defaultSourceLinks(siteUrl: string | undefined): 'weekly' | 'off' {
  return siteUrl?.startsWith('https:') ? 'weekly' : 'off'
}

/** Salted with the oldest session secret, so all web processes recognize what was begun with the password. */
const passwordOf = (password: string, secret = '') =>
  hashPassword(password, undefined, Buffer.from(hkdfSync('sha256', secret, '', 'salt of the password', 16)))

const oidcOf = (issuer: string | undefined, clientId: string | undefined, clientSecret: string | undefined) =>
  issuer && clientId && clientSecret ? { issuer, clientId, clientSecret } : undefined

/** The inbox. `id` identifies it without its password; `address` is where visitors reply to, if known. */
function inboxOf(url: string, address: string | undefined) {
  const { hostname, username, pathname } = new URL(url)
  const user = decodeURIComponent(username)
  return { url, id: `${user}@${hostname}${pathname}`, address: address ?? (isMailAddress(user) ? user : undefined) }
}
