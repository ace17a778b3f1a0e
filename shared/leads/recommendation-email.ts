import { oneLine } from '../words'
import type { Lead } from './schema'

/** What the email with the recommendation says around it; the admin shows the same before it is sent. */
export const recommendationEmail = {
  subject: 'Your EMR recommendation',
  closing: 'Is anything unclear, or not what you need? Just reply to this email. A person will read it.',
  why: 'You received this email because someone used this address to request a recommendation.',
} as const

/**
 * Whoever fills in the form chooses an email's recipient and the name in it. Only a plausible name is repeated in such
 * an email, so that it cannot be used to advertise. Undefined for anything else.
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
