import type { EmailContent } from '../../platform/email/email'

/**
 * Stands in a kept email where the address of the visitor's own page goes. That address holds a secret of which the database has
 * the hash alone, so that it is put in when the email is sent.
 */
export const requestPagePlaceholder = 'https://page-of-your-request.invalid/'

/** A kept email with the address put in; undefined where nothing is kept, or the address cannot be made any more. */
export function withRequestPage(
  email: EmailContent | undefined,
  requestPage: string | undefined,
): EmailContent | undefined {
  if (!email || (!requestPage && email.html.includes(requestPagePlaceholder))) return undefined
  const filled = (text: string) => text.replaceAll(requestPagePlaceholder, requestPage ?? '')
  return { ...email, html: filled(email.html), text: filled(email.text) }
}
