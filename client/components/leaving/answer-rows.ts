import type { Fact, Vendor } from '../../../shared/catalogue'
import { type FieldKey, fieldOf } from '../../../shared/catalogue/fields'
import { hasValue, markAt } from '../../../shared/catalogue/mark'
import { factLines, withoutEnd } from '../../../shared/catalogue/words'
import { certificationSought, furtherFields, leavingQuestions } from '../../../shared/leaving/questions'
import { evidenceOf } from '../vendor/record'

/** A point as the reader asks it, with what is known of it, or the place in the letter that asks. */
export type AnswerRow = ReturnType<typeof rowOf>

/** The points that can be public, in the reader's order; what a closed product offers comes first. */
export function answerRows(vendor: Vendor, letter: readonly string[]): AnswerRow[] {
  const rows = leavingQuestions(vendor).flatMap(({ field, asked = '', sentence }) =>
    field === null ? [] : { ...factRow(vendor, field, asked), number: letter.indexOf(sentence) + 1 },
  )
  return vendor.closed ? [factRow(vendor, 'company.availability', 'What does it offer you?'), ...rows] : rows
}

/** What else to know before leaving: limits on the export, how its documents were graded, and the terms of the end. */
export function bewareRows(vendor: Vendor): AnswerRow[] {
  const limits = vendor.limits.filter(({ whenLeaving }) => whenLeaving)
  return [
    ...limits.map((fact) => rowOf(vendor, 'limits', 'Limit', fact, [withoutEnd(fact.value ?? '')])),
    ...furtherFields.map((field) => factRow(vendor, field, fieldOf(field).label)).filter(({ known }) => known),
  ]
}

const factRow = (vendor: Vendor, field: FieldKey, asked: string): AnswerRow =>
  rowOf(vendor, field, asked, vendor[field], factLines(fieldOf(field), vendor[field]))

function rowOf(vendor: Vendor, place: string, asked: string, fact: Fact<unknown>, lines: string[]) {
  const { note, ...evidence } = evidenceOf(fact)
  // What was searched for a certificate is said with its evidence.
  const shown = place.startsWith('certification.') ? evidence : { ...evidence, note }
  const known = hasValue(fact) ? { mark: markAt(vendor.id, place, fact), evidence: shown } : null
  return {
    key: place + lines.join(),
    asked,
    lines,
    known,
    /** Whether the value says only that a search found nothing. */
    isSearch: place === certificationSought.field,
    /** The number of the letter's question. */
    number: 0,
  }
}
