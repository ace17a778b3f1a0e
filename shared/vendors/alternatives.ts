import type { Vendor } from '../catalogue'
import { firstDollarFigure, isInstitutionSize, sizeRange } from '../catalogue/figures'
import { outOfScope, partOfTheWork } from '../catalogue/scope'

/** Another system that stands near a vendor, and what the two have in common. */
export interface Alternative {
  vendor: Vendor
  /** `care`, `size`, `cost`: where the two are close; in this order. */
  shared: readonly Closeness[]
}

export type Closeness = 'care' | 'size' | 'cost'

/** What each closeness counts; care counts most, because a system for another kind of care is no alternative. */
const weights: Record<Closeness, number> = { care: 3, size: 2, cost: 1 }

/** From here up two values are called close. */
const close = 0.5

/** Sizes without an upper end, and those of hospitals, are compared up to here. */
const largestSize = 2000

/**
 * The systems most similar to a vendor by kind and level of care, organization size, and starting cost, nearest first,
 * ties in catalogue order. An unknown counts as different. Only full records are proposed, and none for a vendor with
 * too little information.
 */
export function nearestAlternatives(vendor: Vendor, vendors: readonly Vendor[], most = 3): Alternative[] {
  return vendors
    .filter((other) => other.id !== vendor.id && !outOfScope(other) && !partOfTheWork(other))
    .map((other) => ({ vendor: other, likeness: likenessOf(vendor, other) }))
    .filter(({ likeness }) => likeness.care > 0)
    .sort((a, b) => total(b.likeness) - total(a.likeness))
    .slice(0, most)
    .map(({ vendor: other, likeness }) => ({ vendor: other, shared: keys.filter((key) => likeness[key] >= close) }))
}

const keys = Object.keys(weights) as Closeness[]

type Likeness = Record<Closeness, number>

function total(likeness: Likeness): number {
  return keys.reduce((sum, key) => sum + weights[key] * likeness[key], 0)
}

function likenessOf(a: Vendor, b: Vendor): Likeness {
  const kinds = overlap(a.specialties.value, b.specialties.value)
  const levels = overlap(a.levelsOfCare.value, b.levelsOfCare.value)
  return { care: (kinds + levels) / 2, size: sizeLikeness(a, b), cost: costLikeness(a, b) }
}

/** What two lists share, as a part of all they name. */
function overlap<T>(a: readonly T[] | null, b: readonly T[] | null): number {
  const all = new Set([...(a ?? []), ...(b ?? [])])
  const both = (a ?? []).filter((one) => b?.includes(one))
  return all.size === 0 ? 0 : both.length / all.size
}

/** How much two ranges of providers overlap, measured by ratio: from 1 to 10 is as far as from 10 to 100. */
function sizeLikeness(a: Vendor, b: Vendor): number {
  const [one, two] = [sizeOf(a), sizeOf(b)]
  if (!(one && two)) return 0
  const width = (low: number, high: number) => Math.max(0, Math.log((high + 1) / low))
  const shared = width(Math.max(one.low, two.low), Math.min(one.high, two.high))
  return shared / width(Math.min(one.low, two.low), Math.max(one.high, two.high))
}

function sizeOf({ idealOrganizationSize: { value } }: Vendor): { low: number; high: number } | undefined {
  if (isInstitutionSize(value)) return { low: 500, high: largestSize }
  const range = sizeRange(value)
  return range && { low: range.low, high: Math.min(range.high, largestSize) }
}

/** The smaller starting cost as a part of the greater one. A dollar is added to both, so that free is near to cheap. */
function costLikeness(a: Vendor, b: Vendor): number {
  const one = firstDollarFigure(a.estimatedCostPerMonth.value)
  const two = firstDollarFigure(b.estimatedCostPerMonth.value)
  if (one === undefined || two === undefined) return 0
  return (Math.min(one, two) + 1) / (Math.max(one, two) + 1)
}
