import { z } from 'zod'
import { isDay, isTimeZone, usFederal } from '../../shared/business-days'
import { vendorIds } from '../../shared/catalogue/ids'
import {
  databaseAddress,
  isMailAddress,
  isNameWithField,
  issuerAddress,
  listOf,
  oneLineText,
  oneOf,
  proxyTrust,
  serverAddress,
  siteAddress,
  smtpAddress,
  text,
  webAddress,
  wholeNumber,
} from './config-values'
import { defaultPoolSizes, poolSizes } from './pool-sizes'

const leastSecretLength = 16
const mailAddress = z.string().refine(isMailAddress, 'one email address, such as hello@example.com')

/** Every environment variable. Only `config.ts` reads the environment. `.env.example` lists the same names. */
export const environment = z.object({
  NODE_ENV: oneOf(['production', 'development', 'test']).default('development'),
  PORT: wholeNumber(0, 65535).default(3000),
  HOST: text('a host name or an address to listen on', /^[\w.:-]+$/).default('127.0.0.1'),
  SITE_URL: siteAddress.optional(),
  SITE_NAME: text('a name').default('Behavioral EMR Guide'),
  DATA_DIR: text('a folder').default('.data'),
  PICTURES_S3_URL: serverAddress(
    'the address of a bucket, https://KEY:SECRET@host/bucket?region=us-east-1, with special characters percent-encoded',
    /^https?:\/\//,
  ).optional(),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress.optional(),
  DATABASE_POOLS: poolSizes.default(defaultPoolSizes),
  WORKER_LOCK_SECONDS: wholeNumber(2, 300).default(10),
  REDIS_URL: serverAddress(
    'the address of a Redis server, redis://host:6379 or rediss://…',
    /^rediss?:\/\//,
  ).optional(),
  SMTP_URL: smtpAddress.optional(),
  MAIL_FROM: text(
    'an email address, with or without a name: sender@example.com or Name <sender@example.com>',
    /^([^\r\n<>]*<[^\s@<>,]+@[^\s@<>,]+>|[^\s@<>,]+@[^\s@<>,]+)$/,
  ).optional(),
  INBOX_URL: serverAddress(
    'the address of an inbox, imaps://user:password@host:993/INBOX, with special characters percent-encoded',
    /^imaps?:\/\//,
  ).optional(),
  INBOX_ADDRESS: mailAddress.optional(),
  LEADS_TO: listOf('comma-separated email addresses', isMailAddress).default(['leads@localhost']),
  ADMIN_PASSWORD: text('a password').optional(),
  ADMIN_PASSWORD_SIGN_IN: oneOf(['on', 'off']).default('on'),
  OIDC_ISSUER: issuerAddress.optional(),
  OIDC_CLIENT_ID: text('the id that the provider gave this site').optional(),
  OIDC_CLIENT_SECRET: text('the secret that the provider gave this site').optional(),
  SESSION_SECRET: listOf(
    `comma-separated secrets of at least ${leastSecretLength} characters, the current one first`,
    (secret) => secret.length >= leastSecretLength,
  ),
  TRUST_PROXY: proxyTrust.default(false),
  OPENAI_API_KEY: text('a key').optional(),
  OPENAI_BASE_URL: webAddress.optional(),
  OPENAI_MODEL: text('the name of a model', /^\S+$/).default('gpt-5-mini'),
  READ_WITH_MODEL: oneOf(['true', 'false']).default('false'),
  OPERATOR_NAME: oneLineText('the name of a person or an organization').optional(),
  OPERATOR_ADDRESS: oneLineText('a postal address').optional(),
  CONTACT_EMAIL: mailAddress.optional(),
  EDITORS: listOf(
    'names, each with a field, separated by semicolons, such as Jane Roe, psychiatry; John Doe, billing',
    isNameWithField,
    ';',
  ).default([]),
  AFFILIATE_PROGRAM_URL: webAddress.default('https://example.com/affiliates'),
  AFFILIATE_VENDORS: listOf(`comma-separated ids from the catalogue, any of ${vendorIds.join(', ')}`, (id) =>
    vendorIds.some((known) => known === id),
  ).default([]),
  TAPFILIATE_ACCOUNT_ID: text('an account id of letters, digits, and dashes', /^[\w-]+$/).optional(),
  GA_MEASUREMENT_ID: text('a measurement id such as G-ABC123', /^G-[A-Z0-9]+$/).optional(),
  LEAD_RETENTION_DAYS: wholeNumber(0, 36_500).default(0),
  BUSINESS_TIME_ZONE: z.string().refine(isTimeZone, 'a time zone such as America/New_York').default('America/New_York'),
  BUSINESS_HOLIDAYS: listOf(
    `comma-separated days such as 2026-12-24 (${usFederal} may be one of them), ${usFederal} alone, or none`,
    (item) => item === usFederal || item === 'none' || isDay(item),
  ).default([usFederal]),
  SOURCE_LINKS: oneOf(['weekly', 'off']).optional(),
  WEBHOOKS_TO_LOOPBACK: oneOf(['on', 'off']).default('off'),
  METRICS_TOKEN: text('a token of visible characters', /^[\x21-\x7e]+$/).optional(),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
})

export const variableNames = Object.keys(environment.shape)

/** Variables whose values no message repeats: secrets, and addresses that contain a password. */
export const secretNames = new Set([
  'DATABASE_URL',
  'DATABASE_DIRECT_URL',
  'REDIS_URL',
  'SMTP_URL',
  'INBOX_URL',
  'PICTURES_S3_URL',
  'ADMIN_PASSWORD',
  'OIDC_CLIENT_SECRET',
  'SESSION_SECRET',
  'OPENAI_API_KEY',
  'OPENAI_BASE_URL',
  'METRICS_TOKEN',
])
