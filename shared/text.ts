import { z } from 'zod'
import { addressProblem, plainAddress } from './email-address'
import { grouped } from './words'

/** Maximum lengths of text that people write, in Unicode code points. */
export const textBounds = { name: 200, email: 254, link: 2_000, text: 10_000 } as const

/**
 * A text as people mean it: trimmed, and each line break one character. A form posted without a script sends a break as
 * CRLF, which would count twice.
 */
const asMeant = (text: string) => text.replace(/\r\n?/g, '\n').trim()

/** A required text, trimmed, with at least one visible character. `missing` is the message if it is empty or absent. */
export function requiredText(max: number, missing = 'Fill in this field.') {
  return writable(z.string(notText(missing)).overwrite(asMeant).min(1, missing), max).refine(
    (value) => value.includes('\0') || !invisible.test(value),
    missing,
  )
}

/** Only zero-width characters, fillers, and control characters, so readers would see an empty text. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+$/u

/** Whether a reader sees anything of a text. */
export const isSeen = (text: string): boolean => text !== '' && !invisible.test(text)

/** An optional text; missing, null, and blank all become the empty string. */
export function optionalText(max: number) {
  return writable(z.string(notText('Fill in this field.')).overwrite(asMeant), max)
    .nullish()
    .transform((text) => text ?? '')
}

/** An email address in its plain form. */
export function requiredEmail(missing: string) {
  return requiredText(textBounds.email, missing).overwrite(plainAddress).superRefine(refuseAddress)
}

/** Like `requiredEmail`; missing, null, and blank all become the empty string. */
export function optionalEmail() {
  return optionalText(textBounds.email)
    .transform(plainAddress)
    .superRefine((address, context) => (address === '' ? undefined : refuseAddress(address, context)))
}

function refuseAddress(address: string, context: z.RefinementCtx): void {
  const problem = addressProblem(address)
  const message = problem ?? (address.length > textBounds.email && tooLong(textBounds.email))
  if (message) context.addIssue(message)
}

/** Rejects NUL and lone surrogates, which Postgres or an email cannot contain. Does not change anything else. */
export function storable(text: z.ZodString) {
  return text
    .refine((value) => !value.includes('\0'), 'Remove the NUL character from this text.')
    .refine((value) => !/\p{Surrogate}/u.test(value), 'Remove the broken character from this text.')
}

/** Also rejects text that is too long. */
function writable(text: z.ZodString, max: number) {
  return storable(text).refine((value) => [...value].length <= max, tooLong(max))
}

const tooLong = (max: number) => `Keep this to ${grouped(max)} characters or fewer.`

function notText(missing: string) {
  return { error: ({ input }: { input?: unknown }) => (input == null ? missing : 'Write this as text.') }
}
