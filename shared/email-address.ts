import { z } from 'zod'
import { withPlainSigns } from './fold'

/** The longest part before the `@`, by RFC 5321. */
const localMax = 64

/**
 * An email address as people paste it, in the form that every mail server accepts: without unseen characters and
 * `mailto:`, with plain dashes and quotation marks, and with an international domain in its ASCII form (`xn--…`). A text
 * that is no address stays about the same, to be rejected.
 */
export function plainAddress(typed: string): string {
  const text = withPlainSigns(typed)
    .replace(/[！-～]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .trim()
    .replace(/^mailto: */i, '')
  const at = text.lastIndexOf('@')
  const [local, domain] = [text.slice(0, at + 1), text.slice(at + 1)]
  return isAscii(domain) || /[\s/?#:@\\%<>[\]]/.test(domain) || !URL.canParse(`http://${domain}`)
    ? text
    : local + new URL(`http://${domain}`).hostname
}

/** What keeps us from writing to a plain address, as strict as a browser's email field; undefined if nothing does. */
export function addressProblem(address: string): string | undefined {
  const at = address.lastIndexOf('@')
  if (!isAscii(address.slice(0, at + 1)))
    return 'We can write only to addresses with plain letters (a to z) and digits before the @.'
  if (!z.regexes.html5Email.test(address)) return 'Enter an email address such as name@example.com.'
  return at > localMax ? `The part before the @ can have at most ${localMax} characters.` : undefined
}

const isAscii = (text: string) => /^[\0-\x7f]*$/.test(text)
