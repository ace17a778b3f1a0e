import { isIP } from 'node:net'
import { z } from 'zod'

/**
 * The kinds of value an environment variable may hold. The message of each is the second half of a sentence that
 * begins with "expected", for the person who has to mend the value.
 */
export const wholeNumber = (from: number, to: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, `a whole number from ${from} to ${to}`)
    .transform(Number)
    .refine((value) => value >= from && value <= to, `a whole number from ${from} to ${to}`)

export const oneOf = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.enum(values, `one of ${values.join(', ')}`)

export const text = (expected: string, pattern = /\S/) => z.string().regex(pattern, expected)

/** An absolute http(s) address. */
export const webAddress = z.string().refine(isWebAddress, 'an absolute address that begins with http:// or https://')

/** The base of every link the site makes of itself; a trailing slash is dropped so that paths can be appended. */
export const siteAddress = z
  .string()
  .refine(
    (value) => isWebAddress(value) && !/[?#]/.test(value) && new URL(value).pathname === '/',
    'an address with no path, such as https://www.example.com',
  )
  .transform((value) => new URL(value).origin)

/** A comma-separated list; blanks around the commas do not count. */
export const listOf = (expected: string, accepts: (item: string) => boolean) =>
  z
    .string()
    .transform((value) => value.split(',').map((item) => item.trim()))
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
