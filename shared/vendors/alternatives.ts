import type { Vendor } from '../catalogue'
import { isInstitutionSize, sizeRange } from '../catalogue/figures'
import { priceUnit } from '../catalogue/price'
import { isOffered, notARecord } from '../catalogue/scope'
import { startingPrice } from '../cost/published-price'

/** The weight of each respect. Care weighs most, because a system for another kind of care is no alternative. */
const weights = { kinds: 1.5, levels: 1.5, size: 2, cost: 1 }

type Likeness = Record<keyof typeof weights, number>

const alternativesMax = 3

/** The upper end assumed for hospitals and for sizes without one. */
const largestSize = 2000

/**
 * The systems most similar to a vendor by kind and level of care, organization size, and starting cost, most similar
 * first, ties in catalogue order. An unknown counts as different. Two systems made for different kinds of organization are
 * no alternatives. Only full records that take new customers and are known
 * well enough to compare are suggested, none whose sizes do not overlap the vendor's, and none for a vendor with too
 * little information.
 */
export function nearestAlternatives(vendor: Vendor, vendors: readonly Vendor[]): Vendor[] {
  return vendors
    .filter((other) => other.id !== vendor.id && isOffered(other) && !notARecord(other) && mayServe(vendor, other))
    .map((other) => ({ vendor: other, likeness: likenessOf(vendor, other) }))
    .filter(({ likeness }) => likeness.kinds + likeness.levels > 0)
    .sort((a, b) => total(b.likeness) - total(a.likeness))
    .slice(0, alternativesMax)
    .map(({ vendor: other }) => other)
}

const total = ({ kinds, levels, size, cost }: Likeness) =>
  weights.kinds * kinds + weights.levels * levels + weights.size * size + weights.cost * cost

function likenessOf(a: Vendor, b: Vendor): Likeness {
  const kinds = overlap(a.specialties.value, b.specialties.value)
  const levels = overlap(a.levelsOfCare.value, b.levelsOfCare.value)
  return { kinds, levels, size: sizeLikeness(a, b), cost: costLikeness(a, b) }
}

/** The share of items that two lists have in common, from 0 to 1. */
function overlap<T>(a: readonly T[] | null, b: readonly T[] | null): number {
  const all = new Set([...(a ?? []), ...(b ?? [])])
  const both = (a ?? []).filter((one) => b?.includes(one))
  return all.size === 0 ? 0 : both.length / all.size
}

/** How much two ranges of providers overlap, from 0 to 1, on a logarithmic scale: 1 to 10 is as far as 10 to 100. */
function sizeLikeness(a: Vendor, b: Vendor): number {
  const [one, two] = [sizeOf(a), sizeOf(b)]
  if (!(one && two)) return 0
  const width = (low: number, high: number) => Math.max(0, Math.log((high + 1) / low))
  const shared = width(Math.max(one.low, two.low), Math.min(one.high, two.high))
  return shared / width(Math.min(one.low, two.low), Math.max(one.high, two.high))
}

/** Whether some organization could use both, as far as their sizes and what they are made for are known. */
const mayServe = (a: Vendor, b: Vendor) =>
  (!(sizeOf(a) && sizeOf(b)) || sizeLikeness(a, b) > 0) &&
  (!(a.madeFor.value && b.madeFor.value) || overlap(a.madeFor.value, b.madeFor.value) > 0)

function sizeOf({ idealOrganizationSize: { value } }: Vendor): { low: number; high: number } | undefined {
  if (isInstitutionSize(value)) return { low: 500, high: largestSize }
  const range = sizeRange(value)
  return range && { low: range.low, high: Math.min(range.high, largestSize) }
}

/** The ratio of the lower to the higher starting price, as the pages show it; 0 if they are not by the same unit. */
function costLikeness(a: Vendor, b: Vendor): number {
  const [one, two] = [startingPrice(a), startingPrice(b)]
  if (one === undefined || two === undefined || priceUnit(a) !== priceUnit(b) || hasNoList(a)) return 0
  return Math.min(one, two) / Math.max(one, two, 1)
}

/** Whether a vendor's price can be compared with that of another. */
export const comparesCost = (vendor: Vendor) => !hasNoList(vendor) && startingPrice(vendor) !== undefined

/** A sum by contract or a share of collections says nothing about what another practice would pay. */
const hasNoList = ({ billingType: { value } }: Vendor) =>
  value === null || value === 'Enterprise' || value === 'Revenue %'
