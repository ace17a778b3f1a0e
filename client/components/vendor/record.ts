import type { Fact, Vendor } from '../../../shared/catalogue'
import { careWords } from '../../../shared/catalogue/care'
import { type ComparisonField, comparisonFields, displayFact } from '../../../shared/catalogue/fields'
import { capitalized } from '../../../shared/words'

/** Where a value comes from, without the value. */
export type Source = Omit<Fact<unknown>, 'value'>

/** One line of a vendor's full record. */
export interface RecordRow {
  label: string
  kind: ComparisonField['kind']
  text: string
  source: Source
}

/** A vendor's whole record in words, each value with its source: what it is, and what it can do. */
export function recordOf(vendor: Vendor): { figures: RecordRow[]; features: RecordRow[] } {
  const rows = comparisonFields.map((field) => ({
    label: field.label,
    kind: field.kind,
    text: displayFact(field, vendor),
    source: sourceOf(vendor[field.key]),
  }))
  const care: RecordRow[] = [
    listRow('Kinds of Care', vendor.specialties, (kind) => careWords[kind]),
    listRow('Levels of Care', vendor.levelsOfCare, (level) => level),
  ]
  return {
    figures: [...rows.filter(({ kind }) => kind !== 'boolean'), ...care],
    features: rows.filter(({ kind }) => kind === 'boolean'),
  }
}

/** The source of a value, and nothing of the value. */
export function sourceOf({ basis, url, seen, differs }: Fact<unknown>): Source {
  return { basis, url, seen, differs }
}

function listRow<T>(label: string, fact: Fact<readonly T[]>, words: (one: T) => string): RecordRow {
  const text = fact.value?.map(words).join(', ') ?? 'Not verified'
  return { label, kind: 'text', text: capitalized(text), source: sourceOf(fact) }
}
