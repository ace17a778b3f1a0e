import { ageOf } from './age'
import { basisWords } from './basis'
import type { Basis, Fact } from './evidence'
import type { Facts, FieldKey } from './fields'
import type { Vendor } from './schema'

/** The mark beside a value wherever it is shown: its basis, and a link to its evidence. */
export interface Mark {
  basis: Basis
  /** Whether other readings differ. */
  disputed: boolean
  /** Whether its page bears too old a date, or was not read for too long. */
  stale: boolean
  /** The address of the fact. */
  to: string
}

/** A value in words with its mark. */
export interface MarkedText {
  text: string
  mark: Mark
}

/** A value with its mark. `words` formats the value; without one, the text is the label of its basis. */
export function marked<Key extends FieldKey>(
  vendor: Vendor,
  key: Key,
  words: (value: NonNullable<Facts[Key]['value']>) => string = String,
): MarkedText {
  const { value, basis } = vendor[key]
  const text = value === null ? basisWords[basis].label : words(value as NonNullable<Facts[Key]['value']>)
  return { text, mark: markOf(vendor, key) }
}

export const markOf = (vendor: Vendor, key: FieldKey): Mark => markAt(vendor.id, key, vendor[key])

/** The mark of a fact whose evidence is at a fragment of its vendor's page. */
export function markAt(vendor: string, place: string, { basis, source, differs }: Fact<unknown>): Mark {
  const stale = source !== undefined && ageOf(source, place, new Date()) !== undefined
  return { basis, disputed: differs !== undefined, stale, to: factPath(vendor, place) }
}

/** The address of a fact's evidence, from its fragment on its vendor's page. */
export function factPath(vendor: string, key: string): string {
  return `/emr/${vendor}#${key}`
}

/** Whether a fact has a value, which unknown and inapplicable ones do not. */
export function hasValue({ basis }: { basis: Basis }): boolean {
  return basis !== 'unknown' && basis !== 'not-applicable'
}
