/** Who runs an installation, as its configuration names them. What it does not name is absent: nobody is made up. */
export interface Operator {
  /** A person or an organization. */
  name?: string
  /** A postal address, in one line. */
  address?: string
  contactEmail?: string
  /** Who answers for the texts, each with a field, as written: `Jane Roe, psychiatry`. */
  editors: readonly string[]
}

/** All that is named, in one line for the end of an email; empty where nothing is. */
export function operatorLine({ name, address, contactEmail, editors }: Operator): string {
  const who = [name, address].filter(Boolean).join(', ')
  const parts = [
    who && `${name ? 'Operator' : 'Address of the operator'}: ${who}`,
    contactEmail && `Contact: ${contactEmail}`,
    editors.length > 0 && `Editors: ${editors.join('; ')}`,
  ]
  return parts.filter(Boolean).join(' | ')
}

/** The address as a link that opens an email to it; whatever has a meaning in links is encoded. */
export function mailtoOf(address: string): string {
  return `mailto:${address.split('@').map(encodeURIComponent).join('@')}`
}
