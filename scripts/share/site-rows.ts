import { summaryOf } from '../../client/components/resources/basis-summary'
import { findVendor, vendors } from '../../shared/catalogue'
import { basisWords, dateWords } from '../../shared/catalogue/basis'
import type { Basis } from '../../shared/catalogue/evidence'
import { release } from '../../shared/catalogue/history'
import { changeCount, changeGroups } from '../../shared/dataset/change-words'
import { leavingEvidence } from '../../shared/leaving/evidence'
import { checkedSince, rules } from '../../shared/rules'
import { depthWords } from '../../shared/vendors/depth'
import { counted, grouped } from '../../shared/words'
import type { CardRow } from './card'

/** The figures of a page about figures, counted in the same way as on the page; undefined for every other page. */
export function siteRows(page: string): CardRow[] | undefined {
  const leaving = page.startsWith('/leaving/') ? findVendor(page.slice('/leaving/'.length)) : undefined
  if (leaving) {
    const { known, open } = leavingEvidence(leaving)
    return [
      { label: 'What we know', value: `${counted(known.length, 'fact')} from sources` },
      { label: 'Left to ask the vendor', value: counted(open.length, 'question') },
    ]
  }
  return siteFigures[page]?.()
}

const reviewed = vendors.filter(({ depth }) => depth === 'review').length

const methodologyRows = () => basisRows(['sourced', 'spec', 'unverified', 'unknown']).map(({ note: _, ...row }) => row)

const siteFigures: Record<string, () => CardRow[]> = {
  '/vendors': () => [
    { label: 'Systems', value: String(vendors.length), note: `${reviewed} ${depthWords.review.name.toLowerCase()}` },
    ...basisRows(['sourced']),
  ],
  '/methodology': methodologyRows,
  '/methodology/annex': methodologyRows,
  '/dataset': () => [
    { label: 'Version', value: release.version },
    { label: 'Systems', value: String(vendors.length) },
    ...basisRows(['sourced']),
  ],
  '/changes': () => [
    { label: 'Changes to the catalogue', value: grouped(changeCount(changeGroups())) },
    { label: 'Last release of the data', value: dateWords(release.generated) },
  ],
  '/rules': () => [
    { label: 'Rules, each with its source', value: String(rules.length) },
    { label: 'Each last checked on or after', value: dateWords(checkedSince()) },
  ],
}

function basisRows(bases: readonly Basis[]): CardRow[] {
  const { counts } = summaryOf(vendors)
  const applying = Object.values(counts).reduce((sum, count) => sum + count, 0) - counts['not-applicable']
  return bases.map((basis) => ({
    label: basisWords[basis].label,
    value: `${counts[basis]} values`,
    note: `of the ${applying} that apply`,
    share: counts[basis] / applying,
  }))
}
