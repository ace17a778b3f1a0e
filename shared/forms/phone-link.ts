// cspell:ignore bextn
import { withPlainSigns } from '../fold'

const label = /^(?:(?:tel|telephone|phone|ph|mobile|cell|office|work|home|direct)\b[.:]? *)+/
const extension = /[ ,;]{0,3}(?:\bextension|\bextn?|x|#|;ext=)[ .:#]{0,3}(\d{1,7})$/
const separators = /[ ()./-]/g

/** The fewest digits of a number, and the most of one with its country, its dialing prefix, or neither. */
const digits = { fewest: 7, withCountry: 15, withPrefix: 18, local: 13 }

/**
 * The `tel:` address (RFC 3966) of a phone number as people type it, perhaps with an extension. Undefined if the text is
 * anything but one number; words and letters, as in 1-800-FLOWERS, are not dialed. A number without a country stays so,
 * and a dialing prefix such as 011 is kept, because both depend on who calls.
 */
export function phoneLink(typed: string): string | undefined {
  const text = withPlainSigns(typed.normalize('NFKC')).toLowerCase().trim().replace(label, '')
  const [, inside = ''] = extension.exec(text) ?? []
  // The zero in `+44 (0)20` is dialed only within the country.
  const number = text
    .replace(extension, '')
    .replace(/^\(\+(\d{1,3})\)/, '+$1')
    .replace(/^(\+\d{1,3}[ .-]*)\(0\)/, '$1')
  const dialed = number.replace(separators, '')
  const isTwo = number.split('/').filter((part) => part.replace(separators, '').length >= digits.fewest).length > 1
  if (!/^\+?\d+$/.test(dialed) || isTwo) return undefined
  const most = dialed.startsWith('+')
    ? digits.withCountry + 1
    : /^0[01]/.test(dialed)
      ? digits.withPrefix
      : digits.local
  if (dialed.length < digits.fewest || dialed.length > most) return undefined
  return `tel:${dialed}${inside && `;ext=${inside}`}`
}
