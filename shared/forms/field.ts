/** One choice of a select: what is stored and sent, and what people read. */
export interface Option<T extends string = string> {
  value: T
  label: string
}

/** One question of a form; the form on the page, the team's mail and the export all follow a list of these. */
export interface FormField<Name extends string = string> {
  name: Name
  label: string
  control: 'text' | 'email' | 'tel' | 'date' | 'select' | 'textarea'
  required: boolean
  placeholder?: string
  options?: readonly Option[]
  autocomplete?: string
  /** The keyboard a phone should offer, where the control alone does not tell. */
  inputMode?: 'url'
  /** A sentence below the field. */
  hint?: string
  /** Takes the whole width of the form, as a textarea always does. */
  wide?: boolean
}

/** An answer as people read it: the label of a chosen option, the text itself elsewhere, `''` where none was given. */
export function displayAnswer<Name extends string>(field: FormField<Name>, answers: Record<Name, string>): string {
  const answer = answers[field.name]
  return field.options?.find(({ value }) => value === answer)?.label ?? answer
}
