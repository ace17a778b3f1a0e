import { resolveVendorId } from '../catalogue/ids'
import type { Vendor } from '../catalogue/schema'
import { isCompared } from '../catalogue/scope'
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

/** What the comparison page shows, all of it from the URL. */
export interface ComparisonSelection {
  first?: Vendor
  second?: Vendor
  third?: Vendor
  fourth?: Vendor
  /** Systems that the address names but that cannot be compared, because too little of them is public. */
  listed: Vendor[]
  order: ComparisonOrder
  /** Whether rows without any difference are left out. */
  onlyDifferences: boolean
  /** The number of providers for the cost, and the assumptions besides published prices. */
  cost: CostQuestion
}

/** Parses an address. A key that names no vendor in the list, or one that is only listed, selects nothing. */
export function parseSelection(query: URLSearchParams, vendors: readonly Vendor[]): ComparisonSelection {
  const { systems, ...rest } = readSelection(query)
  const named = systems.map((id) => vendors.find((vendor) => vendor.id === id))
  const isListed = (vendor: Vendor | undefined) => vendor !== undefined && !isCompared(vendor)
  const [first, second, third, fourth] = named.map((vendor) => (isListed(vendor) ? undefined : vendor))
  const listed = [...new Set(named)].filter((vendor) => vendor !== undefined).filter(isListed)
  return { first, second, third, fourth, listed, ...rest }
}

/** The selected systems from left to right, each once. */
export function selectedVendors({ first, second, third, fourth }: ComparisonSelection): Vendor[] {
  return [...new Set([first, second, third, fourth].filter((vendor) => vendor !== undefined))]
}

/** A selection as ids: for each column a catalogue id or nothing. */
export interface SelectionIds {
  systems: readonly (string | undefined)[]
  order: ComparisonOrder
  onlyDifferences: boolean
  cost: CostQuestion
}

/** The canonical query string of a selection, without question mark: catalogue ids, no default values, fixed order. */
function selectionQuery({ systems, order, onlyDifferences, cost }: SelectionIds): string {
  const query = new URLSearchParams()
  for (const [index, key] of systemKeys.entries()) {
    const id = systems[index]
    if (id) query.set(key, id)
  }
  if (order !== defaultOrder) query.set('sort', order)
  if (onlyDifferences) query.set('differences', '1')
  writeCostQuestion(cost, query)
  return query.toString()
}

/** The query for these systems, with the default order, all rows, and the default cost question. */
export function systemsQuery(systems: SelectionIds['systems']): string {
  const cost = { providers: providersDefault, assumptions: noAssumptions }
  return selectionQuery({ systems, order: defaultOrder, onlyDifferences: false, cost })
}

/**
 * The part of a query that a finished comparison is cached under. Comparisons of three and four systems are not cached:
 * there are a million, and hardly any is requested twice. Nor are those with a cost question of their own, because it
 * can contain any number.
 */
export function selectionKey(query: URLSearchParams): string | null {
  const selection = readSelection(query)
  const isKept = selection.systems.filter(Boolean).length <= 2 && isDefaultQuestion(selection.cost)
  return isKept ? selectionQuery(selection) : null
}

/** The canonical query of a requested address: equal views get equal queries, and other keys are dropped. */
export function canonicalSelectionQuery(query: URLSearchParams): string {
  return selectionQuery(readSelection(query))
}

function readSelection(query: URLSearchParams) {
  return {
    systems: systemKeys.map((key) => resolveVendorId(query.get(key) ?? '')),
    order: parseComparisonOrder(query.get('sort')),
    onlyDifferences: query.get('differences') === '1',
    cost: readCostQuestion(query),
  }
}
