import type { EmailContent } from '../../platform/email/email'

/**
 * Placeholder in a stored email for the address of the visitor's page. The address contains a secret, of which the
 * database has only the hash, so it is filled in when the email is sent.
 */
export const requestPagePlaceholder = 'https://page-of-your-request.invalid/'

/** A stored email with the address filled in; undefined if none is stored, or the address can no longer be derived. */
export function withRequestPage(
  email: EmailContent | undefined,
  requestPage: string | undefined,
): EmailContent | undefined {
  if (!email || (!requestPage && email.html.includes(requestPagePlaceholder))) return undefined
  const filled = (text: string) => text.replaceAll(requestPagePlaceholder, requestPage ?? '')
  return { ...email, html: filled(email.html), text: filled(email.text) }
}
