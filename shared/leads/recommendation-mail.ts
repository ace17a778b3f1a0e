import { oneLine } from '../words'
import type { Lead } from './schema'

/** What the mail with the recommendation says around it; the desk shows the same before it is sent. */
export const recommendationMail = {
  subject: 'Your EMR recommendation',
  closing: 'Anything unclear, or different from what you need? Just answer this mail: a person reads it.',
  why: 'You get this mail because a recommendation was requested with this address.',
} as const

/**
 * Whoever fills in the form decides to whom this mail goes and what the name is. A name that carries an address is left
 * out, so that the mail cannot be made to advertise.
 */
export function greeting({ firstName }: Pick<Lead, 'firstName'>): string {
  const name = oneLine(firstName)
  const carriesAddress = /:\/\/|www\.|@|\.[a-z]{2,}(\/|\s|$)/i.test(name)
  return carriesAddress ? 'Hello,' : `Hello ${name},`
}
