import type { Vendor } from '../../../shared/catalogue'
import { factsOf, groupsFor } from '../../../shared/catalogue/facts'
import type { FieldKey, FieldRow } from '../../../shared/catalogue/fields'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { hasValue } from '../../../shared/catalogue/mark'
import { factLines } from '../../../shared/catalogue/words'
import { changesAddress, countLines, latestChangesOf, nowSourced } from '../../../shared/dataset/change-words'
import { groupBy } from '../../../shared/group-by'
import { counted, listed } from '../../../shared/words'
import type { FactName } from './fact-names'
import { type Evidence, evidenceOf } from './record'

/** One known fact of a dossier. */
export interface DossierRow {
  key: string
  label: string
  kind: ValueKind
  lines: string[]
  evidence: Evidence
}

export interface DossierGroupRows {
  key: string
  title: string
  rows: DossierRow[]
  /** Unknown facts to ask the vendor about, with the lesser details if these are few. */
  questions: FactName[]
  /** Unknown facts that are not asked for: lesser details if they are many, and what others say of the vendor. */
  others: FactName[]
}

/** More lesser details than this are not listed with the questions. */
const listedMax = 3

/** What only others can answer, never the vendor. */
const ofOthers = 'ratings.other'

/** A vendor's dossier as its page shows it: what is known, and what to ask. */
export function dossierOf(vendor: Vendor): DossierGroupRows[] {
  return groupsFor(vendor).map(({ key, title, fields }) => {
    const unknown = fields.filter((field) => vendor[field.key].basis === 'unknown')
    const isAsked = ({ ask }: FieldRow) => ask !== undefined
    const areFew = unknown.filter((field) => !isAsked(field)).length <= listedMax
    const questions = unknown.filter((field) => isAsked(field) || (areFew && field.key !== ofOthers))
    const others = unknown.filter((field) => !questions.includes(field))
    const rows = fields.flatMap((field) => rowOf(vendor, field))
    return { key, title, rows, questions: questions.map(nameOf), others: others.map(nameOf) }
  })
}

/** Facts that do not apply to a vendor's kind of product, with the note that says why. */
export interface BesideThePoint {
  note: string
  names: FactName[]
}

/** What does not apply to a vendor, by the reason. */
export function besideThePoint(vendor: Vendor): BesideThePoint[] {
  const facts = factsOf(vendor).filter(({ row, fact }) => row.shown === 'dossier' && fact.basis === 'not-applicable')
  const byNote = groupBy(facts, ({ fact }) => fact.note ?? '')
  return [...byNote].map(([note, of]) => ({ note, names: of.map(({ row }) => nameOf(row)) }))
}

const nameOf = ({ key, label }: FieldRow): FactName => ({ key, label })

/** What changed last about a vendor, and the address of the changes. */
export interface LastChange {
  /** Such as `23 facts added and 4 changed; a source found for 1`, as the page of changes counts them. */
  words: string
  date: string
  to: string
}

export function changedOf(vendor: string): LastChange | null {
  const latest = latestChangesOf(vendor)
  if (!latest) return null
  const { firstRecorded, lines, dateLabel } = latest
  return {
    words: countWords([['added', firstRecorded.length], ...countLines(lines)]),
    date: dateLabel,
    to: changesAddress(latest),
  }
}

/** The counts above 0 in words. A fact that stayed and has a source now comes last: nothing was done to its value. */
export function countWords(counts: readonly (readonly [done: string, count: number])[]): string {
  const parts = counts
    .filter(([done, count]) => count > 0 && done !== nowSourced)
    .map(([done, count], place) => `${place === 0 ? counted(count, 'fact') : count} ${done}`)
  const [, found = 0] = counts.find(([done]) => done === nowSourced) ?? []
  if (found === 0) return listed(parts)
  return parts.length === 0
    ? `A source found for ${counted(found, 'fact')}`
    : `${listed(parts)}; a source found for ${found}`
}

function rowOf(vendor: Vendor, field: FieldRow<FieldKey>): DossierRow[] {
  const fact = vendor[field.key]
  if (!hasValue(fact)) return []
  const { key, label, kind } = field
  return [{ key, label, kind, lines: factLines(field, fact), evidence: evidenceOf(fact) }]
}
