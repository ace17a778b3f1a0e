import type { Vendor } from '../catalogue'
import type { Fact } from '../catalogue/evidence'
import { groupsFor } from '../catalogue/facts'
import { comparisonFields, fieldLabel, type KeyedGroup } from '../catalogue/fields'
import { isCompared, outOfScope, partOfTheWork } from '../catalogue/scope'
import { factLines } from '../catalogue/words'
import { noAssumptions, sizesShown } from '../cost/assumptions'
import { vendorCost } from '../cost/vendor-cost'
import { depthWords } from '../vendors/depth'
import { otherName } from '../vendors/other-name'
import type { VendorReview } from '../vendors/review'
import { counted } from '../words'
import { costItem } from './cost'
import { factItem, fieldItem, keyedItem } from './facts'
import { catalogueDocument, type QuotedSite } from './frame'
import { linked, plain } from './words'

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
    vendor.closed ? `It takes no new customers: ${linked(`leaving ${name}`, `${site.siteUrl}/leaving/${id}.md`)}.` : '',
    `${depthWords[vendor.depth].name}${depthWords[vendor.depth].means}`,
    `Our summary: ${plain(review.blurb)}`,
    review.text.trim(),
    '## Record',
    [
      keyedItem(vendor, 'website'),
      ...comparisonFields.map((field) => fieldItem(field, vendor)),
      ...['specialties', 'levelsOfCare', 'madeFor', 'notFor', 'bestFor'].map((key) => keyedItem(vendor, key)),
    ].join('\n'),
    ...ownReadings(review),
    ...costs(vendor),
    '## Strengths',
    statements(vendor.strengths),
    '## Limits',
    statements(vendor.limits),
    ...groupsFor(vendor).flatMap((group) => [`## ${group.title}`, dossierItems(vendor, group)]),
  ])
}

/** The cost for several sizes; of a system without a review only if its price is known and somebody can still pay it. */
function costs(vendor: Vendor): string[] {
  const questions = sizesShown.map((providers) => ({ providers, assumptions: noAssumptions }))
  const isKnown = questions.some((question) => vendorCost(vendor, question).kind !== 'none')
  if (vendor.closed || !isCompared(vendor) || !(isKnown || vendor.depth === 'review')) return []
  const items = questions.map((question) => costItem(vendor, question, counted(question.providers, 'provider')))
  return ['## Cost over the years', items.join('\n')]
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
function dossierItems(vendor: Vendor, { fields }: KeyedGroup): string {
  return fields
    .flatMap((field) => {
      const fact = vendor[field.key]
      const isShown = fact.basis !== 'unknown' || field.ask !== undefined
      return isShown ? factItem(field.label, factLines(field, fact), fact) : []
    })
    .join('\n')
}
