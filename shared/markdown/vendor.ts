import type { Vendor } from '../catalogue'
import { dossierFact, groupsFor } from '../catalogue/dossier'
import type { DossierGroup } from '../catalogue/dossier/fields'
import { dossierLines } from '../catalogue/dossier/words'
import type { Fact } from '../catalogue/evidence'
import { comparisonFields, fieldLabel } from '../catalogue/fields'
import { outOfScope, partOfTheWork } from '../catalogue/scope'
import { noAssumptions, sizesShown } from '../cost/assumptions'
import { otherName } from '../vendors/other-name'
import type { VendorReview } from '../vendors/review'
import { counted } from '../words'
import { costItem } from './cost'
import { factItem, fieldItem, keyedItem } from './facts'
import { catalogueDocument, type QuotedSite } from './frame'
import { plain } from './words'

/**
 * The page of a vendor as Markdown: its review, whose `text` is Markdown without front matter, and every value of its
 * record and dossier with basis, source, and date.
 */
export function vendorMarkdown(vendor: Vendor, review: VendorReview & { text: string }, site: QuotedSite): string {
  const { id, name } = vendor
  const other = otherName(vendor)
  return catalogueDocument({ ...site, title: plain(name), path: `/emr/${id}` }, [
    other ? `${plain(other)}.` : '',
    outOfScope(vendor) ?? '',
    partOfTheWork(vendor) ? `Not a full record on its own, but ${partOfTheWork(vendor)}.` : '',
    `Our summary: ${plain(review.blurb)}`,
    review.text.trim(),
    '## Record',
    [
      keyedItem(vendor, 'website'),
      ...comparisonFields.map((field) => fieldItem(field, vendor)),
      ...['specialties', 'levelsOfCare', 'madeFor', 'notFor', 'bestFor'].map((key) => keyedItem(vendor, key)),
    ].join('\n'),
    ...ownReadings(review),
    '## Cost over the years',
    sizesShown
      .map((providers) => costItem(vendor, { providers, assumptions: noAssumptions }, counted(providers, 'provider')))
      .join('\n'),
    '## Strengths',
    statements(vendor.strengths),
    '## Limits',
    statements(vendor.limits),
    ...groupsFor(vendor).flatMap((group) => [`## ${group.title}`, dossierItems(vendor, group)]),
  ])
}

/** Values for which the review's reading differs from the catalogue's; both are shown. */
function ownReadings({ reading = {} }: VendorReview): string[] {
  const items = (['starRating', 'setupTime', 'aiNotetaking'] as const).flatMap((key) => {
    const own = reading[key]
    return own === undefined ? [] : factItem(fieldLabel(key), [own], { value: own, basis: 'spec' })
  })
  return items.length > 0 ? ['## Where our review reads otherwise', items.join('\n')] : []
}

const statements = (facts: readonly Fact<string>[]) =>
  facts.map((fact, index) => factItem(`${index + 1}`, [fact.value ?? ''], fact)).join('\n')

/** What is known in a group of fields; unknown values are listed as questions. */
function dossierItems(vendor: Vendor, { fields }: DossierGroup): string {
  return fields
    .flatMap((field) => {
      const fact = dossierFact(vendor, field.key)
      const isShown = fact.basis !== 'unknown' || field.ask !== undefined
      return isShown ? factItem(field.label, dossierLines(field, fact), fact) : []
    })
    .join('\n')
}
