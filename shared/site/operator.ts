/** Who runs an installation, as configured. Anything not configured is absent and never invented. */
export interface Operator {
  /** A person or an organization. */
  name?: string
  /** A postal address on one line. */
  address?: string
  contactEmail?: string
  /** The editors responsible for the texts, each with a field, as configured: `Jane Roe, psychiatry`. */
  editors: readonly string[]
}

/** Everything configured, on one line for the end of an email; empty if nothing is. */
export function operatorLine({ name, address, contactEmail, editors }: Operator): string {
  const who = [name, address].filter(Boolean).join(', ')
  const parts = [
    who && `${name ? 'Operator' : 'Address of the operator'}: ${who}`,
    contactEmail && `Contact: ${contactEmail}`,
    editors.length > 0 && `Editors: ${editors.join('; ')}`,
  ]
  return parts.filter(Boolean).join(' | ')
}

/** What is not configured, in words for `has not published its name, address, email address, or editors`. */
export function unnamed({ name, address, contactEmail, editors }: Operator): string[] {
  const given = { name, address, 'email address': contactEmail, editors: editors.length }
  return Object.entries(given).flatMap(([what, value]) => (value ? [] : [what]))
}

/** A link that opens an email to the address, with special characters encoded. */
export function mailtoOf(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}
