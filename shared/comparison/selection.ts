import { resolveVendorId } from '../catalogue/ids'
import type { Vendor } from '../catalogue/schema'
import { isCompared } from '../catalogue/scope'
import {
  isDefaultQuestion,
  noAssumptions,
  providersDefault,
  readCostQuestion,
  writeCostQuestion,
} from '../cost/assumptions'
import { systemKeys } from '../site/query-keys'
import { defaultOrder, parseComparisonOrder } from './order'

/** What the comparison page shows, all of it from its address. A key that names no vendor in the list, or one that is only listed, selects nothing. */
export function parseSelection(query: URLSearchParams, vendors: readonly Vendor[]) {
  const { systems, ...rest } = readSelection(query)
  const named = systems.map((id) => vendors.find((vendor) => vendor.id === id))
  const isListed = (vendor: Vendor | undefined) => vendor !== undefined && !isCompared(vendor)
  const chosen = named.map((vendor) => (isListed(vendor) ? undefined : vendor))
  const columns = chosen.filter((vendor, place) => place < 2 || vendor !== undefined)
  const listed = [...new Set(named)].filter((vendor) => vendor !== undefined).filter(isListed)
  return {
    /** The first and the second column, chosen or not, and further ones that are. */
    columns,
    /** Systems that the address names but that cannot be compared, because too little of them is public. */
    listed,
    ...rest,
  }
}

/** The selected systems from left to right, each once. */
export function selectedVendors({ columns }: Pick<ReturnType<typeof parseSelection>, 'columns'>): Vendor[] {
  return [...new Set(columns.filter((vendor) => vendor !== undefined))]
}

/** A selection as ids: for each column a catalogue id or nothing. */
type SelectionIds = Omit<ReturnType<typeof readSelection>, 'systems'> & { systems: readonly (string | undefined)[] }

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
