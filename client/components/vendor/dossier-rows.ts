import type { Vendor } from '../../../shared/catalogue'
import { dateWords } from '../../../shared/catalogue/basis'
import { dossierFact, groupsFor } from '../../../shared/catalogue/dossier'
import { type DossierField, type DossierKind, dossierFields } from '../../../shared/catalogue/dossier/fields'
import { dossierLines } from '../../../shared/catalogue/dossier/words'
import { changesOf } from '../../../shared/catalogue/history'
import { hasValue } from '../../../shared/catalogue/mark'
import { type Evidence, evidenceOf } from './record'

/** One known fact of a dossier. */
export interface DossierRow {
  key: string
  label: string
  kind: DossierKind
  lines: string[]
  evidence: Evidence
}

export interface DossierGroupRows {
  key: string
  title: string
  rows: DossierRow[]
  /** Unknown facts to ask the vendor about. */
  questions: FactName[]
  /** The keys of lesser details that are unknown too. */
  others: string[]
}

/** A fact without a value. It has an anchor all the same: the data set names it, and a reader may know it. */
export interface FactName {
  key: string
  label: string
}

/** A vendor's dossier as its page shows it: what is known, and what to ask. */
export function dossierOf(vendor: Vendor): DossierGroupRows[] {
  return groupsFor(vendor).map(({ key, title, fields }) => {
    const unknown = fields.filter((field) => dossierFact(vendor, field.key).basis === 'unknown')
    return {
      key,
      title,
      rows: fields.flatMap((field) => rowOf(vendor, field)),
      questions: unknown.filter(({ ask }) => ask !== undefined).map(nameOf),
      others: unknown.filter(({ ask }) => ask === undefined).map(({ key: one }) => one),
    }
  })
}

/** The facts that do not apply to a vendor's kind of product. */
export function besideThePoint(vendor: Vendor): FactName[] {
  return dossierFields.filter(({ key }) => dossierFact(vendor, key).basis === 'not-applicable').map(nameOf)
}

const nameOf = ({ key, label }: DossierField): FactName => ({ key, label })

/** How many of a vendor's facts changed last, and the address of the changes. */
export interface LastChange {
  count: number
  date: string
  to: string
}

export function changedOf(vendor: string): LastChange | null {
  const all = changesOf(vendor)
  const date = all
    .map((change) => change.date)
    .sort()
    .at(-1)
  if (!date) return null
  const count = all.filter((change) => change.date === date).length
  return { count, date: dateWords(date), to: `/changes#${vendor}-${date}` }
}

function rowOf(vendor: Vendor, field: DossierField): DossierRow[] {
  const fact = dossierFact(vendor, field.key)
  if (!hasValue(fact)) return []
  const { key, label, kind } = field
  return [{ key, label, kind, lines: dossierLines(field, fact), evidence: evidenceOf(fact) }]
}
