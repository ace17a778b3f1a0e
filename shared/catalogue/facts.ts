import type { Fact } from './evidence'
import { dossierGroups, type Field, type FieldRow, fieldOf, fields, type KeyedGroup } from './fields'
import { isBlank, type Vendor } from './schema'

/** A fact of a record with the key under which it is published, and its row of the table of fields. */
export interface KeyedFact {
  field: string
  fact: Fact<unknown>
  row: FieldRow & Pick<Field, 'shown'>
  /** The fragment on the vendor's page where the evidence is. */
  place: string
}

/** All facts of a vendor, known or not, in the order of the table. */
export const factsOf = (vendor: Vendor): KeyedFact[] =>
  fields.filter((field) => belongs(vendor, field)).map((row) => keyed(vendor, row))

/**
 * The fact with a key such as `starRating`, `prescribing.epcs`, or `strengths.0` (by position). Undefined if no field
 * has that key.
 */
export function factByKey(vendor: Vendor, key: string): KeyedFact | undefined {
  const row = fieldOf(key)
  return row ? keyed(vendor, row) : statementAt(vendor, key)
}

const keyed = (vendor: Vendor, row: Field): KeyedFact => ({
  field: row.key,
  fact: vendor[row.key],
  row,
  place: row.key,
})

function statementAt(vendor: Vendor, key: string): KeyedFact | undefined {
  const [list = '', position] = key.split('.')
  if (list !== 'strengths' && list !== 'limits') return undefined
  const fact = vendor[list][Number(position)]
  return (
    fact && {
      field: key,
      fact,
      row: { key, kind: 'text', label: list, shown: 'record' },
      place: list === 'limits' ? key : list,
    }
  )
}

/** The groups of the dossier that apply to a vendor or contain facts about it. */
export function groupsFor(vendor: Vendor): KeyedGroup[] {
  return dossierGroups
    .filter(({ key, fields: rows }) => !isBeside(vendor, key) || rows.some((row) => !isBlank(vendor[row.key])))
    .map((group) => ({ ...group, fields: group.fields.filter((field) => belongs(vendor, field)) }))
}

const isBeside = ({ product }: Vendor, group: string) => product?.beside?.includes(group) ?? false

/** Leaves out whether the product is an EMR, unless a source says that it is not: of an EMR nobody asks. */
const belongs = (vendor: Vendor, { key }: Pick<Field, 'key'>) => key !== 'product.isEhr' || !isBlank(vendor[key])
