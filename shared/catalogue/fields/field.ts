import type { ValueKind } from '../kinds'

/** Where a field is shown: in the comparison, in the record on the vendor's page, or in the dossier below it. */
export type Shown = 'comparison' | 'record' | 'dossier'

/** One field of the catalogue: what is recorded under its key, how it reads, and what to ask if it is unknown. */
export interface FieldRow<Key extends string = string, Of extends ValueKind = ValueKind> {
  key: Key
  kind: Of
  label: string
  /** What to ask the vendor if the value is unknown. Fields that only supplement others have no question. */
  ask?: string
  /** What stands in place of a missing value, if not the label of its basis. */
  missing?: string
}

export interface FieldGroup<Row extends FieldRow = FieldRow> {
  key: string
  title: string
  shown: Shown
  /** How many days after the date on its page a value is old. */
  pageDays: number
  fields: readonly Row[]
}

/** Shorthand for defining a field on one line. */
export function field<Key extends string, Of extends ValueKind>(
  key: Key,
  kind: Of,
  label: string,
  ask?: string,
): FieldRow<Key, Of> {
  return { key, kind, label, ...(ask === undefined ? {} : { ask }) }
}

/** A group of fields. What its values say holds for a year, if nothing else is given. */
export function group<Row extends FieldRow>(
  shown: Shown,
  key: string,
  title: string,
  fields: readonly Row[],
  pageDays = 365,
): FieldGroup<Row> {
  return { key, title, shown, pageDays, fields }
}

/** For values that change sooner than others. */
export const halfYear = 180
