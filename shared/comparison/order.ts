import { firstDollarFigure, ratingNumber } from '../catalogue/figures'
import type { Vendor } from '../catalogue/schema'
import { compareDepth } from '../vendors/depth'

/** The sort menu; the first entry is the default. The keys are the values of `sort` in the URL. */
export const comparisonOrders = [
  { key: 'rating', label: 'Highest Rated' },
  { key: 'alphabetical', label: 'Alphabetical' },
  { key: 'cost-high-low', label: 'Cost: High to Low' },
  { key: 'cost-low-high', label: 'Cost: Low to High' },
] as const

export type ComparisonOrder = (typeof comparisonOrders)[number]['key']

export const defaultOrder: ComparisonOrder = 'rating'

type Compare = (a: Vendor, b: Vendor) => number

const collator = new Intl.Collator('en', { sensitivity: 'base' })

const byName: Compare = (a, b) => collator.compare(a.name, b.name)
const byRating: Compare = (a, b) => ratingNumber(b.starRating.value) - ratingNumber(a.starRating.value)

/** Compares by the first dollar figure; vendors without one come last in either direction. */
function byCost(direction: 1 | -1): Compare {
  return (a, b) => {
    const costA = firstDollarFigure(a.estimatedCostPerMonth.value)
    const costB = firstDollarFigure(b.estimatedCostPerMonth.value)
    if (costA === undefined || costB === undefined) return Number(costA === undefined) - Number(costB === undefined)
    return direction * (costA - costB)
  }
}

const compareBy: Record<ComparisonOrder, Compare> = {
  rating: byRating,
  alphabetical: byName,
  'cost-high-low': byCost(-1),
  'cost-low-high': byCost(1),
}

/** The order named in a URL; the default if it is missing or unknown. */
export function parseComparisonOrder(text: string | null): ComparisonOrder {
  return comparisonOrders.find(({ key }) => key === text)?.key ?? defaultOrder
}

/** Returns a new list by depth, each depth in the given order, with ties sorted by name. */
export function orderVendors(vendors: readonly Vendor[], order: ComparisonOrder): Vendor[] {
  const compare = compareBy[order]
  return [...vendors].sort((a, b) => compareDepth(a, b) || compare(a, b) || byName(a, b))
}
