import type { Fact } from '../evidence'
import type { Values } from '../kinds'
import { businessGroups } from './business'
import { careGroups } from './care'
import { comparisonGroups, recordGroups } from './comparison'
import type { FieldGroup, FieldRow, Shown } from './field'

export type { FieldRow } from './field'

const compared = comparisonGroups.flatMap<ComparisonRow>(({ fields }) => fields)
const dossier = [...careGroups, ...businessGroups]
type ComparisonRow = (typeof comparisonGroups)[number]['fields'][number]
type RecordRow = (typeof recordGroups)[number]['fields'][number]
type DossierRow = (typeof dossier)[number]['fields'][number]
type Row = ComparisonRow | RecordRow | DossierRow

/** Every fact of a vendor under its key, typed by its row of the table. */
export type Facts = { readonly [One in Row as One['key']]: Fact<Values[One['kind']]> }

/** The key of a fact, such as `telehealth` or `leaving.exportPrice`. */
export type FieldKey = Row['key']
export type DossierKey = DossierRow['key']
export type ComparisonField = ComparisonRow

/** A row of the comparison with the value yes, no, or partly. */
export type ComparedFeature = Extract<ComparisonRow, { kind: 'answer' }>['key']

/** A row of the table with what its group says. */
export type Field = FieldRow<FieldKey> & { group: string; shown: Shown; pageDays: number }
export type KeyedGroup = FieldGroup<FieldRow<FieldKey>>

/** The table in groups, in the order in which the fields are published. */
export const groups: readonly KeyedGroup[] = [...comparisonGroups, ...recordGroups, ...dossier]

/** What matters for a purchase in behavioral health beyond the rows of the comparison. */
export const dossierGroups: readonly KeyedGroup[] = dossier

/** The table of all fields. */
export const fields: readonly Field[] = groups.flatMap(({ title, shown, pageDays, fields: rows }) =>
  rows.map((row) => ({ ...row, group: title, shown, pageDays })),
)

/** The rows of the comparison, in the order in which the table, the CSV, and the emails show them. */
export const comparisonFields: readonly ComparisonField[] = compared

const byKey = new Map<string, Field>(fields.map((one) => [one.key, one]))

/** The row of the table that is named in data; undefined if there is none. */
export function fieldOf(key: FieldKey): Field
export function fieldOf(key: string): Field | undefined
export function fieldOf(key: string): Field | undefined {
  return byKey.get(key)
}

/** The label of a field; its key if the table has no such field. */
export const fieldLabel = (key: string): string => byKey.get(key)?.label ?? key
