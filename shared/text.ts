import { z } from 'zod'
import { grouped } from './words'

/** Bounds of text that people write, in characters (code points, as people count them). */
export const textBounds = { name: 200, email: 254, link: 2_000, text: 10_000 } as const

/** Text with something to see in it, trimmed. `missing` is told where there is nothing, and when the field is not there at all. */
export function requiredText(max: number, missing = 'Fill in this field.') {
  return writable(z.string(notText(missing)).trim().min(1, missing), max).refine(
    (value) => value.includes('\0') || !invisible.test(value),
    missing,
  )
}

/** Zero-width characters, fillers and controls alone: whoever reads the answer sees an empty one. */
const invisible = /^[\s\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]+$/u

/** Text that may be missing, null or blank; all three become the empty string. */
export function optionalText(max: number) {
  return writable(z.string(notText('Fill in this field.')).trim(), max)
    .nullish()
    .transform((text) => text ?? '')
}

/** An email address as strict as a browser's own email field, no more and no less. */
export function requiredEmail(missing: string) {
  return requiredText(textBounds.email, missing).regex(
    z.regexes.html5Email,
    'Enter an email address such as name@example.com.',
  )
}

/** Refuses what Postgres or an email cannot carry, and what is too long; everything else stays as it was written. */
function writable(text: z.ZodString, max: number) {
  return text
    .refine((value) => !value.includes('\0'), 'Remove the NUL character from this text.')
    .refine((value) => !/\p{Surrogate}/u.test(value), 'Remove the broken character from this text.')
    .refine((value) => [...value].length <= max, `Keep this to ${grouped(max)} characters or fewer.`)
}

function notText(missing: string) {
  return { error: ({ input }: { input?: unknown }) => (input == null ? missing : 'Write this as text.') }
}
