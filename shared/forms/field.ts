import { withPlainSigns } from '../fold'
import { mailtoOf } from '../site/operator'

/** One choice of a select: the value that is sent and stored, and its label. */
export interface Option<T extends string = string> {
  value: T
  label: string
  /** The heading under which a select lists it. */
  group?: string
}

/** One question of a form. The form on the page, the team's email, and the export all use a list of these. */
export interface FormField<Name extends string = string> {
  name: Name
  label: string
  /** A `line` is a text of one line that wraps where it is longer than the field. */
  control: 'text' | 'line' | 'email' | 'tel' | 'date' | 'select' | 'textarea'
  required: boolean
  placeholder?: string
  options?: readonly Option[]
  autocomplete?: string
  /** The keyboard for phones, if the control does not determine it. */
  inputMode?: 'url' | 'numeric'
  maxLength?: number
  /** The id of a list of texts to choose from. */
  suggestions?: string
  /** A sentence below the field. */
  hint?: string
  /** The heading under which a long form asks it. */
  section?: string
  /** Whether the field takes the whole width of the form, as a textarea always does. */
  wide?: boolean
}

/**
 * An answer as people read it: the label of a chosen option, after its group because a label such as "Kinds" is unclear
 * without it; any other text unchanged; `''` if not given.
 */
export function displayAnswer<Name extends string>(field: FormField<Name>, answers: Record<Name, string>): string {
  const answer = answers[field.name]
  const chosen = field.options?.find(({ value }) => value === answer)
  if (!chosen) return answer
  const { group, label } = chosen
  return group && group !== label ? `${group}: ${label}` : label
}

/** A link that writes to, or calls, an answer that is an email address or a phone number; none for other answers. */
export function contactLink({ control }: Pick<FormField, 'control'>, answer: string): string | undefined {
  if (answer === '') return undefined
  if (control === 'email') return mailtoOf(answer)
  return control === 'tel' ? phoneLink(answer) : undefined
}

// cspell:ignore bextn

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
function phoneLink(typed: string): string | undefined {
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
