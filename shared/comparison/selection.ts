import { resolveVendorId } from '../catalogue/ids'
import type { Vendor } from '../catalogue/schema'
import {
  type CostQuestion,
  isDefaultQuestion,
  noAssumptions,
  providersDefault,
  readCostQuestion,
  writeCostQuestion,
} from '../cost/assumptions'
import { systemKeys } from '../site/query-keys'
import { type ComparisonOrder, defaultOrder, parseComparisonOrder } from './order'

/** What the comparison page shows, all of it told by the URL. */
export interface ComparisonSelection {
  first?: Vendor
  second?: Vendor
  third?: Vendor
  fourth?: Vendor
  order: ComparisonOrder
  /** Whether rows in which nothing differs are left out. */
  onlyDifferences: boolean
  /** Whether rows are left out in which a value of one of the systems is not verified. */
  onlyKnown: boolean
  /** For how many providers the cost is told, and what is assumed beside the published prices. */
  cost: CostQuestion
}

/** Reads an address; a key that names no vendor of the list selects nothing. */
export function parseSelection(query: URLSearchParams, vendors: readonly Vendor[]): ComparisonSelection {
  const { systems, ...rest } = readSelection(query)
  const [first, second, third, fourth] = systems.map((id) => vendors.find((vendor) => vendor.id === id))
  return { first, second, third, fourth, ...rest }
}

/** The systems that are chosen, from left to right, each once. */
export function selectedVendors({ first, second, third, fourth }: ComparisonSelection): Vendor[] {
  return [...new Set([first, second, third, fourth].filter((vendor) => vendor !== undefined))]
}

/** As much of a selection as its address tells: a key of the catalogue or nothing for each of the columns. */
export interface SelectionIds {
  systems: readonly (string | undefined)[]
  order: ComparisonOrder
  onlyDifferences: boolean
  onlyKnown: boolean
  cost: CostQuestion
}

/** The one query string of a selection, without its question mark: the catalogue's ids, no default, fixed order. */
function selectionQuery({ systems, order, onlyDifferences, onlyKnown, cost }: SelectionIds): string {
  const query = new URLSearchParams()
  for (const [index, key] of systemKeys.entries()) {
    const id = systems[index]
    if (id) query.set(key, id)
  }
  if (order !== defaultOrder) query.set('sort', order)
  if (onlyDifferences) query.set('differences', '1')
  if (onlyKnown) query.set('known', '1')
  writeCostQuestion(cost, query)
  return query.toString()
}

/** The query of these systems alone, in the usual order and with all rows; their cost for so many providers. */
export function systemsQuery(systems: SelectionIds['systems'], providers = providersDefault): string {
  const cost = { providers, assumptions: noAssumptions }
  return selectionQuery({ systems, order: defaultOrder, onlyDifferences: false, onlyKnown: false, cost })
}

/**
 * The part of a query that a finished comparison is cached under. Comparisons of three and four systems are not cached:
 * there are a million, hardly ever requested twice. Nor are costs for a chosen number, which can be any number.
 */
export function selectionKey(query: URLSearchParams): string | null {
  const selection = readSelection(query)
  const isKept = selection.systems.filter(Boolean).length <= 2 && isDefaultQuestion(selection.cost)
  return isKept ? selectionQuery(selection) : null
}

/** The same for an address as it came in: equal views get equal queries, whatever else the address holds. */
export function canonicalSelectionQuery(query: URLSearchParams): string {
  return selectionQuery(readSelection(query))
}

function readSelection(query: URLSearchParams) {
  return {
    systems: systemKeys.map((key) => resolveVendorId(query.get(key) ?? '')),
    order: parseComparisonOrder(query.get('sort')),
    onlyDifferences: query.get('differences') === '1',
    onlyKnown: query.get('known') === '1',
    cost: readCostQuestion(query),
  }
}
