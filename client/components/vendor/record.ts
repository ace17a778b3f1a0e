import type { Fact, Vendor } from '../../../shared/catalogue'
import { listItemWords } from '../../../shared/catalogue/care'
import { comparisonFields, fieldOf } from '../../../shared/catalogue/fields'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { factWords, recordWords } from '../../../shared/catalogue/words'
import { organizationKeys } from '../../../shared/match/terms/organizations'
import { capitalized } from '../../../shared/words'

/** Where a value comes from, without the value. */
export type Evidence = Omit<Fact<unknown>, 'value'>

/** One line of a vendor's full record. */
export interface RecordRow {
  /** The field, which is also the row's anchor on its vendor's page. */
  key: string
  label: string
  kind: ValueKind
  text: string
  /** The value that the review gives, if it is another one. */
  inReview?: string
  evidence: Evidence
}

/** A vendor's whole record in words, each value with its basis and what its review says instead: figures, then features. */
export function recordOf(vendor: Vendor): { figures: RecordRow[]; features: RecordRow[] } {
  const readings: Partial<Record<string, string>> = vendor.card.reading ?? {}
  const rows = comparisonFields.map((field) => ({
    key: field.key,
    label: field.label,
    kind: field.kind,
    text: recordWords(field, vendor),
    inReview: readings[field.key],
    evidence: evidenceOf(vendor[field.key]),
  }))
  return {
    figures: [
      ...rows.filter(({ kind }) => kind !== 'answer'),
      textRow(vendor, 'specialties', 'Kinds of Care', capitalized),
      textRow(vendor, 'levelsOfCare', 'Levels of Care', capitalized),
      textRow(vendor, 'madeFor', 'Made For', capitalized),
      textRow(vendor, 'notFor', 'Not For', (words) => notForText(vendor, capitalized(words))),
      textRow(vendor, 'bestFor', 'Best For'),
      textRow(vendor, 'website', 'Website'),
    ],
    features: rows.filter(({ kind }) => kind === 'answer'),
  }
}

/** A value's basis, without the value. */
export function evidenceOf({ value: _, ...evidence }: Fact<unknown>): Evidence {
  return evidence
}

type TextKey = 'specialties' | 'levelsOfCare' | 'madeFor' | 'notFor' | 'bestFor' | 'website'

function textRow(vendor: Vendor, key: TextKey, label: string, shown = (words: string) => words): RecordRow {
  const text = shown(factWords(fieldOf(key), vendor[key]))
  return { key, label, kind: 'text', text, evidence: evidenceOf(vendor[key]) }
}

/** A system that is made for few kinds is not made for most; then the page names the kinds that are left open. */
function notForText({ madeFor, notFor }: Vendor, words: string): string {
  const named = [...(madeFor.value ?? []), ...(notFor.value ?? [])]
  const open = organizationKeys.filter((key) => !named.includes(key))
  if (notFor.value === null || notFor.value.length <= open.length) return words
  return open.length > 0 ? `All others; not known: ${open.map(listItemWords).join(', ')}` : 'All others'
}
