import { mailtoOf } from '../site/operator'
import { phoneLink } from './phone-link'

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
  inputMode?: 'url'
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
