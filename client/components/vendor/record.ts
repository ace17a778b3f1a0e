import type { Fact, Vendor } from '../../../shared/catalogue'
import { listItemWords } from '../../../shared/catalogue/care'
import { comparisonFields, type FieldKey, type FieldRow, fieldOf } from '../../../shared/catalogue/fields'
import { factWords, recordWords } from '../../../shared/catalogue/words'
import { organizationKeys } from '../../../shared/match/terms/organizations'
import { capitalized } from '../../../shared/words'

/** Where a value comes from, without the value. */
export type Evidence = Omit<Fact<unknown>, 'value'>

/** One line of a vendor's full record; its key, the field, is also the row's anchor on its vendor's page. */
export type RecordRow = ReturnType<typeof recordOf>['figures'][number]

/** A vendor's whole record in words, each value with its basis and what its review says instead: figures, then features. */
export function recordOf(vendor: Vendor) {
  const readings: Partial<Record<string, string>> = vendor.card.reading ?? {}
  const row = ({ key, kind }: FieldRow<FieldKey>, label: string, text: string) => {
    /** The value that the review gives, if it is another one. */
    const inReview = readings[key]
    return { key, label, kind, text, inReview, evidence: evidenceOf(vendor[key]) }
  }
  const rows = comparisonFields.map((field) => row(field, field.label, recordWords(field, vendor)))
  const texts = textFields.map(({ key, label, shown = (words) => words }) => {
    const field = fieldOf(key)
    return { ...row(field, label, shown(factWords(field, vendor[key]), vendor)), kind: 'text' as const }
  })
  return {
    figures: [...rows.filter(({ kind }) => kind !== 'answer'), ...texts],
    features: rows.filter(({ kind }) => kind === 'answer'),
  }
}

const textFields: readonly { key: FieldKey; label: string; shown?: (words: string, vendor: Vendor) => string }[] = [
  { key: 'specialties', label: 'Kinds of Care', shown: capitalized },
  { key: 'levelsOfCare', label: 'Levels of Care', shown: capitalized },
  { key: 'madeFor', label: 'Made For', shown: capitalized },
  { key: 'notFor', label: 'Not For', shown: (words, vendor) => notForText(vendor, capitalized(words)) },
  { key: 'bestFor', label: 'Best For' },
  { key: 'website', label: 'Website' },
]

/** A value's basis, without the value. */
export function evidenceOf({ value: _, ...evidence }: Fact<unknown>): Evidence {
  return evidence
}

/** A system that is made for few kinds is not made for most; then the page names the kinds that are left open. */
function notForText({ madeFor, notFor }: Vendor, words: string): string {
  const named = [...(madeFor.value ?? []), ...(notFor.value ?? [])]
  const open = organizationKeys.filter((key) => !named.includes(key))
  if (notFor.value === null || notFor.value.length <= open.length) return words
  return open.length > 0 ? `All others; not known: ${open.map(listItemWords).join(', ')}` : 'All others'
}
