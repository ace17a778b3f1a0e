import type { EmailContent } from '../../platform/email/email'

/**
 * Placeholder in a kept email for the address of the visitor's page. The address contains a secret whose hash alone is
 * in the database, so it is filled in when the email is sent.
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
