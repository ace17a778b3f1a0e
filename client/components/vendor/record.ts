import type { Fact, Vendor } from '../../../shared/catalogue'
import { basisWords } from '../../../shared/catalogue/basis'
import { listItemWords } from '../../../shared/catalogue/care'
import { type ComparisonField, comparisonFields, displayFact } from '../../../shared/catalogue/fields'
import { priceUnit } from '../../../shared/catalogue/price'
import { organizationKeys } from '../../../shared/match/terms/organizations'
import { vendorReviews } from '../../../shared/vendors/reviews'
import { capitalized } from '../../../shared/words'

/** Where a value comes from, without the value. */
export type Evidence = Omit<Fact<unknown>, 'value'>

/** One line of a vendor's full record. */
export interface RecordRow {
  /** The field, which is also the row's anchor on its vendor's page. */
  key: string
  label: string
  kind: ComparisonField['kind']
  text: string
  /** The value that the review gives, if it is another one. */
  inReview?: string
  evidence: Evidence
}

/** A vendor's whole record in words, each value with its basis and what its review says instead: figures, then features. */
export function recordOf(vendor: Vendor): { figures: RecordRow[]; features: RecordRow[] } {
  const readings: Partial<Record<string, string>> = vendorReviews[vendor.id].reading ?? {}
  const rows = comparisonFields.map((field) => ({
    key: field.key,
    label: field.label,
    kind: field.kind,
    text: recordText(field, vendor),
    inReview: readings[field.key],
    evidence: evidenceOf(vendor[field.key]),
  }))
  const care: RecordRow[] = [
    listRow('specialties', 'Kinds of Care', vendor.specialties),
    listRow('levelsOfCare', 'Levels of Care', vendor.levelsOfCare),
    listRow('madeFor', 'Made For', vendor.madeFor),
    { ...listRow('notFor', 'Not For', vendor.notFor), text: notForText(vendor) },
  ]
  return {
    figures: [...rows.filter(({ kind }) => kind !== 'boolean'), ...care, websiteRow(vendor)],
    features: rows.filter(({ kind }) => kind === 'boolean'),
  }
}

/** A value in words, a price with its unit. */
function recordText(field: ComparisonField, vendor: Vendor): string {
  const text = displayFact(field, vendor)
  return field.key === 'estimatedCostPerMonth' && vendor[field.key].value ? `${text} ${priceUnit(vendor)}` : text
}

/** A value's basis, without the value. */
export function evidenceOf({ value: _, ...evidence }: Fact<unknown>): Evidence {
  return evidence
}

function websiteRow({ website }: Vendor): RecordRow {
  const text = website.value ?? basisWords[website.basis].label
  return { key: 'website', label: 'Website', kind: 'text', text, evidence: evidenceOf(website) }
}

/** A system that is made for few kinds is not made for most; then the page names the kinds that are left open. */
function notForText({ madeFor, notFor }: Vendor): string {
  const named = [...(madeFor.value ?? []), ...(notFor.value ?? [])]
  const open = organizationKeys.filter((key) => !named.includes(key))
  if (notFor.value === null || notFor.value.length <= open.length) return listRow('notFor', '', notFor).text
  return open.length > 0 ? `All others; not known: ${open.map(listItemWords).join(', ')}` : 'All others'
}

function listRow(key: string, label: string, fact: Fact<readonly string[]>): RecordRow {
  const text = fact.value?.map(listItemWords).join(', ') ?? basisWords[fact.basis].label
  return { key, label, kind: 'text', text: capitalized(text), evidence: evidenceOf(fact) }
}
