import type { Vendor } from '../../../shared/catalogue'
import { factsOf, groupsFor } from '../../../shared/catalogue/facts'
import type { FieldKey, FieldRow } from '../../../shared/catalogue/fields'
import { hasValue } from '../../../shared/catalogue/mark'
import { factLines } from '../../../shared/catalogue/words'
import { changesAddress, countLines, latestChangesOf, nowSourced } from '../../../shared/dataset/change-words'
import { groupBy } from '../../../shared/group-by'
import { counted, listed } from '../../../shared/words'
import type { FactName } from './fact-names'
import { evidenceOf } from './record'

export type DossierGroupRows = ReturnType<typeof dossierOf>[number]
export type DossierRow = DossierGroupRows['rows'][number]

/** More lesser details than this are not listed with the questions. */
const listedMax = 3

/** What only others can answer, never the vendor. */
const ofOthers = 'ratings.other'

/** A vendor's dossier as its page shows it: what is known, and what to ask. */
export function dossierOf(vendor: Vendor) {
  return groupsFor(vendor).map(({ key, title, fields }) => {
    const unknown = fields.filter((field) => vendor[field.key].basis === 'unknown')
    const isAsked = ({ ask }: FieldRow) => ask !== undefined
    const areFew = unknown.filter((field) => !isAsked(field)).length <= listedMax
    const questions = unknown.filter((field) => isAsked(field) || (areFew && field.key !== ofOthers))
    const others = unknown.filter((field) => !questions.includes(field))
    return {
      key,
      title,
      rows: fields.filter((field) => hasValue(vendor[field.key])).map((field) => rowOf(vendor, field)),
      /** Unknown facts to ask the vendor about, with the lesser details if these are few. */
      questions: questions.map(nameOf),
      /** Unknown facts that are not asked for: lesser details if they are many, and what others say of the vendor. */
      others: others.map(nameOf),
    }
  })
}

export type BesideThePoint = ReturnType<typeof besideThePoint>[number]

/** What does not apply to a vendor's kind of product, by the note that says why. */
export function besideThePoint(vendor: Vendor) {
  const facts = factsOf(vendor).filter(({ row, fact }) => row.shown === 'dossier' && fact.basis === 'not-applicable')
  const byNote = groupBy(facts, ({ fact }) => fact.note ?? '')
  return [...byNote].map(([note, of]) => ({ note, names: of.map(({ row }) => nameOf(row)) }))
}

const nameOf = ({ key, label }: FieldRow): FactName => ({ key, label })

export type LastChange = NonNullable<ReturnType<typeof changedOf>>

/** What changed last about a vendor, as the page of changes counts it, and the address of the changes. */
export function changedOf(vendor: string) {
  const latest = latestChangesOf(vendor)
  if (!latest) return null
  const { firstRecorded, lines, dateLabel } = latest
  const words = countWords([['added', firstRecorded.length], ...countLines(lines)])
  return { words, date: dateLabel, to: changesAddress(latest) }
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

const rowOf = (vendor: Vendor, field: FieldRow<FieldKey>) => ({
  key: field.key,
  label: field.label,
  kind: field.kind,
  lines: factLines(field, vendor[field.key]),
  evidence: evidenceOf(vendor[field.key]),
})
