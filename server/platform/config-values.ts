import { isIP } from 'node:net'
import { Client } from 'pg'
import { z } from 'zod'

/** The kinds of value of an environment variable. Each message completes a sentence that begins with "expected". */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `a whole number from ${from} to ${to}`)

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `one of ${values.join(', ')}`)

export const text = (expected: string, pattern = /\S/) => z.string().regex(pattern, expected)

/** Text that is shown to visitors unchanged: one line without invisible characters, short enough for a page. */
export const oneLineText = (expected: string) =>
  text(`${expected} in one line of at most 300 characters`, oneLinePattern)

const oneLinePattern = /^[^\p{Cc}\p{Cs}\p{Zl}\p{Zp}]{1,300}$/u

/** Whether a value is a name and a field, separated by a comma, colon, dash, or bracket: `Jane Roe, psychiatry`. */
export function isNameWithField(value: string): boolean {
  const [name = '', ...field] = value.split(/[,:(]| [-–—] /)
  return oneLinePattern.test(value) && [name, field.join('')].every((part) => /\p{L}/u.test(part))
}

export const webAddress = z.string().refine(isWebAddress, 'an absolute address that begins with http:// or https://')

/** An https URL without query, fragment, or credentials. Plain http is accepted on this machine only. */
export const issuerAddress = z
  .string()
  .refine((value) => {
    if (!URL.canParse(value) || /[?#]/.test(value)) return false
    const { protocol, hostname, username, password } = new URL(value)
    if (username || password) return false
    return protocol === 'https:' || (protocol === 'http:' && ['127.0.0.1', 'localhost', '[::1]'].includes(hostname))
  }, 'the address of an OpenID Connect provider, such as https://accounts.example.com')
  .transform((value) => new URL(value).href)

/** A server's address with a host, and a name and password that can be decoded, as its client needs them. */
export const serverAddress = (expected: string, scheme: RegExp) =>
  z.string().refine((value) => {
    if (!(scheme.test(value) && URL.canParse(value))) return false
    const { hostname, username, password } = new URL(value)
    return hostname !== '' && isEncoded(username) && isEncoded(password)
  }, expected)

/** The options of Nodemailer that may follow `?` in a mail server's address. Others could turn off checks or bounds. */
const smtpOptions: ReadonlyMap<string, RegExp> = new Map([
  ['name', /^[\w.-]+$|^\[[\d.a-fA-F:]+\]$/],
  ['pool', /^true$/],
  ['requireTLS', /^true$/],
  ['authMethod', /^(PLAIN|LOGIN|CRAM-MD5)$/],
  ['localAddress', /^[\d.a-fA-F:]+$/],
  ['tls.servername', /^[\w.-]+$/],
  ['tls.minVersion', /^TLSv1\.[23]$/],
])

/** A mail server's address, whose options cannot weaken the connection. */
export const smtpAddress = serverAddress(
  'the address of a mail server, smtp://user:password@host:587 or smtps://…, with special characters percent-encoded',
  /^smtps?:\/\//,
).refine(
  (value) =>
    !URL.canParse(value) || [...new URL(value).searchParams].every(([key, given]) => smtpOptions.get(key)?.test(given)),
  `the address of a mail server; after ? only the options ${[...smtpOptions.keys()].join(', ')} are accepted, and none that turns off TLS or its checks`,
)

/** What the Postgres client can read: a URL, or the path of a socket. */
export const databaseAddress = z
  .string()
  .refine(
    (value) => /^(postgres(ql)?:\/\/|socket:\/|\/)\S/.test(value) && isReadByClient(value),
    'the address of a Postgres database, such as postgres://user:password@host:5432/name',
  )

/** The base of every absolute link to the site. A trailing slash is dropped, so paths can be appended. */
export const siteAddress = z
  .string()
  .refine(
    (value) => isWebAddress(value) && !/[?#]/.test(value) && new URL(value).pathname === '/',
    'an address with no path, such as https://www.example.com',
  )
  .transform((value) => new URL(value).origin)

/** A list, comma-separated by default. White space around the separators is dropped. */
export const listOf = (expected: string, accepts: (item: string) => boolean, separator = ',') =>
  z
    .string()
    .transform((value) => value.split(separator).map((item) => item.trim()))
    .refine((items) => items.every(accepts), expected)

export const isMailAddress = (value: string) => /^[^\s@<>,;"]+@[^\s@<>,;"]+$/.test(value)

const namedNetworks = ['loopback', 'linklocal', 'uniquelocal']

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const longest = isIP(address) === 4 ? 32 : 128
  const fits = prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= longest)
  return namedNetworks.includes(value) || (isIP(address) !== 0 && fits && rest.length === 0)
}

/** Express's `trust proxy`: whether, how many, or which proxies in front are believed about the visitor's address. */
export const proxyTrust = z
  .string()
  .refine(
    (value) => /^(true|false|\d{1,2})$/.test(value) || value.split(',').every((item) => isNetwork(item.trim())),
    'true, false, a number of proxies, or a comma-separated list of addresses, networks (10.0.0.0/8) and the names ' +
      namedNetworks.join(', '),
  )
  .transform((value): boolean | number | string[] => {
    if (value === 'true' || value === 'false') return value === 'true'
    if (/^\d+$/.test(value)) return Number(value)
    return value.split(',').map((item) => item.trim())
  })

function isWebAddress(value: string): boolean {
  return URL.canParse(value) && /^https?:$/.test(new URL(value).protocol)
}

const isEncoded = (value: string) => works(() => decodeURIComponent(value))

/** Creating a client only parses the address; it connects later. */
const isReadByClient = (connectionString: string) => works(() => new Client({ connectionString }))

function works(attempt: () => unknown): boolean {
  try {
    attempt()
    return true
  } catch {
    return false
  }
}
