import type { Basis, Fact } from './evidence'

/** One value as it can be weighed: null if it is not known well enough. */
export interface Evidence<T> {
  value: T | null
  /** The catalogue's value where it has no source. It proves nothing. */
  unverified?: T
  basis: Basis
  /** The catalogue's key, which is also the fragment in `/emr/{id}#{field}`. */
  field: string
  /** The catalogue's note on it, for readers. */
  note?: string
  /** The only plan that has it. */
  plan?: string
}

/** Whether a value with this basis counts as known. */
export function decides(basis: Basis): boolean {
  return basis === 'spec' || basis === 'sourced'
}

/**
 * What a fact proves.
 * @param read the value as it is compared; null if it says nothing
 */
export function evidenceOf<T, R>(field: string, { value, basis }: Fact<T>, read: (value: T) => R | null): Evidence<R> {
  const reading = value === null ? null : read(value)
  if (decides(basis)) return { value: reading, basis, field }
  return { value: null, ...(reading === null ? {} : { unverified: reading }), basis, field }
}
