import { oneLine } from '../words'
import type { Lead } from './schema'

/** The text around the recommendation in its email. The admin shows the same before it is sent. */
export const recommendationEmail = {
  subject: 'Your EMR recommendation',
  closing: 'Is anything unclear, or not what you need? Just reply to this email. A person will read it.',
  why: 'You received this email because someone used this address to request a recommendation.',
} as const

/**
 * A name that may be repeated in an email; undefined if it is not plausible. Whoever fills in a form chooses the
 * recipient and the name, so an arbitrary text could be used to send advertising.
 */
export function personName(text: string): string | undefined {
  const name = oneLine(text)
  if (/[\p{Cc}\p{Default_Ignorable_Code_Point}]/u.test(text.trim())) return undefined
  return /^\p{L}(?:[\p{L}\p{M}'’ -]|\.(?![\p{L}\p{M}])){0,39}$/u.test(name) ? name : undefined
}

export function greeting({ firstName }: Pick<Lead, 'firstName'>): string {
  const name = personName(firstName)
  return name ? `Hello ${name},` : 'Hello,'
}
