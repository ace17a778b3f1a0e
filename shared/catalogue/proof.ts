import type { Basis, Charge, Fact, Source } from './evidence'

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
  /** The only plans that have it. */
  plans?: readonly string[]
  /** What it costs beside the plan. */
  extra?: readonly Charge[]
  /** The work that it does not cover. */
  exceptFor?: Fact<unknown>['exceptFor']
  /** Whether only a page that a program wrote says so, which decides nothing that somebody must have. */
  isSecondhand?: boolean
  /** Whether another source says otherwise. */
  isDisputed?: boolean
}

/** What a source says of itself if a program wrote it. */
const machineWords = /\b(?:language model|machine-(?:made|written))\b/

/** Whether a program wrote the page or the reading that we know of it: a directory, a generated catalogue, a model's study. */
export const isMachineMade = ({ kind, via = '', rests = '' }: Source): boolean =>
  kind === 'aggregator' || machineWords.test(`${via} ${rests}`)

/** Whether a value rests on such a page alone. */
export const isSecondhand = ({ source }: Pick<Fact<unknown>, 'source'>): boolean =>
  source !== undefined && isMachineMade(source)

/** Whether a value with this basis counts as known. */
export function decides(basis: Basis): boolean {
  return basis === 'spec' || basis === 'sourced'
}

/**
 * What a fact proves.
 * @param read the value as it is compared; null if it says nothing
 */
export function evidenceOf<T, R>(field: string, fact: Fact<T>, read: (value: T) => R | null): Evidence<R> {
  const { value, basis, differs } = fact
  const reading = value === null ? null : read(value)
  const rest = { basis, field, isSecondhand: isSecondhand(fact), isDisputed: differs !== undefined }
  if (decides(basis)) return { value: reading, ...rest }
  return { value: null, ...(reading === null ? {} : { unverified: reading }), ...rest }
}
