import type { FeatureKey } from '../terms/features'
import type { Known } from '../terms/known'
import { compareRanks, rankOf, type Weighed } from './order'
import type { BudgetLimit } from './points'
import type { Finding } from './statement'

/** The one open answer that would change the order. `next`: the system that comes first after a no; null without one. */
export type Decider =
  | { kind: 'feature'; name: string; feature: FeatureKey; next: string | null }
  /** `limit`: dollars a month; null where it depends on the number of people. */
  | { kind: 'price'; name: string; limit: number | null; next: string | null }

const isOpen = ({ answer, point }: Finding) =>
  answer === 'unknown' && (point.kind === 'budget' || (point.kind === 'feature' && point.stance !== 'refused'))

/** What would come first if the open answer about a system were known. */
const rankWith = ({ candidate, findings }: Weighed, open: Finding, answer: 'yes' | 'no', known: Known) =>
  rankOf(
    candidate,
    findings.map((one) => (one === open ? { ...one, answer } : one)),
    known,
  )

/**
 * The open answer that decides: one about the first pick whose no would cost it its place, or else one about another
 * whose yes would put it first. Null where none does.
 */
export function deciderOf([first, ...others]: readonly Weighed[], known: Known): Decider | null {
  if (!first) return null
  const lost = first.findings.find((finding) => isOpen(finding) && isLostBy(first, finding, others[0], known))
  if (lost) return toldOf(first, lost, known, others.find((other) => !isOpenFor(other, lost))?.candidate.name ?? null)
  for (const other of others)
    for (const finding of other.findings)
      if (isOpen(finding) && compareRanks(rankWith(other, finding, 'yes', known), first.rank) < 0)
        return toldOf(other, finding, known, first.candidate.name)
  return null
}

/** Whether a no would cost the first pick its place. */
const isLostBy = (first: Weighed, open: Finding, second: Weighed | undefined, known: Known): boolean =>
  (open.point.kind === 'feature' && open.point.stance === 'must') ||
  (second !== undefined && compareRanks(rankWith(first, open, 'no', known), second.rank) > 0)

/** Whether the same answer is open about another system. */
const isOpenFor = ({ findings }: Weighed, { point }: Finding): boolean =>
  findings.some((one) => one.point === point && one.answer === 'unknown')

function toldOf({ candidate: { name } }: Weighed, { point }: Finding, known: Known, next: string | null) {
  if (point.kind === 'feature') return { kind: 'feature', name, feature: point.feature, next } as const
  return point.kind === 'budget' ? ({ kind: 'price', name, limit: limitOf(point.limit, known), next } as const) : null
}

function limitOf(limit: BudgetLimit, { providers }: Known): number | null {
  const { least, most } = providers?.value ?? { least: 1, most: 1 }
  return limit(least) === limit(most ?? least) ? limit(least) : null
}
