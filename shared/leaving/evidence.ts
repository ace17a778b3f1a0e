import { findVendor, type Vendor, vendors } from '../catalogue'
import { type FieldKey, fieldOf } from '../catalogue/fields'
import { hasValue } from '../catalogue/mark'
import { factLines } from '../catalogue/words'
import { furtherFields, type LeavingQuestion, leavingQuestions } from './questions'

/** What the evidence says about leaving a vendor, and which questions it leaves open. */
export function leavingEvidence(vendor: Vendor) {
  const questions = leavingQuestions(vendor)
  const offered = vendor.closed ? (['company.availability'] as const) : []
  const fields = [...offered, ...questions.flatMap(({ field }) => field ?? []), ...furtherFields]
  return {
    known: fields.flatMap((field) => knownFact(vendor, field, questions)),
    open: questions.filter(({ field }) => field === null || !hasValue(vendor[field])),
  }
}

/** The points among these questions that a vendor can answer in public, as words inside a sentence. */
export const publicPoints = (questions: readonly LeavingQuestion[]) =>
  questions.filter(({ field }) => field !== null).map(shortLabel)

/** A label inside a sentence, without what follows its comma. */
const shortLabel = ({ label }: LeavingQuestion) =>
  label.replace(/,.*/, '').replace(/^./, (first) => first.toLowerCase())

/** Vendors in the order of a list that readers search for a name. */
export const byName = (list: readonly Vendor[]) => list.toSorted((a, b) => a.name.localeCompare(b.name, 'en'))

function knownFact(vendor: Vendor, key: FieldKey, questions: readonly LeavingQuestion[]) {
  const [fact, row] = [vendor[key], fieldOf(key)]
  if (!hasValue(fact)) return []
  const label = questions.find((one) => one.field === key)?.label ?? row.label
  return [{ field: key, label, lines: factLines(row, fact), fact }]
}

/** The known facts that matter most, one line each: `Export format: C-CDA, PDF`. */
export function knownLines(vendor: Vendor): string[] {
  return leavingEvidence(vendor)
    .known.filter(({ field }) => !furtherFields.some((further) => further === field))
    .map(({ label, lines }) => `${label}: ${lines.join('; ')}`)
}

/** The vendor of the catalogue with this id, alias, or name. */
export function leavableVendor(vendor: string): Vendor | undefined {
  return findVendor(vendor) ?? vendors.find(({ name }) => name === vendor)
}

/** The address of the guide to leaving a system; the general guide if the catalogue does not have the system. */
export function leavingPath(vendor: string): string {
  const known = leavableVendor(vendor)
  return known ? `/leaving/${known.id}` : '/leaving'
}
