import { resolveVendorId } from '../catalogue/ids'
import type { Vendor } from '../catalogue/schema'
import { type ComparisonOrder, defaultOrder, parseComparisonOrder } from './order'

/** What the comparison page shows, all of it told by the URL. */
export interface ComparisonSelection {
  first?: Vendor
  second?: Vendor
  order: ComparisonOrder
}

/** Reads `emr1`, `emr2` and `sort`; a key that names no vendor of the list selects nothing. */
export function parseSelection(query: URLSearchParams, vendors: readonly Vendor[]): ComparisonSelection {
  const find = (name: string) => {
    const id = resolveVendorId(query.get(name) ?? '')
    return vendors.find((vendor) => vendor.id === id)
  }
  return { first: find('emr1'), second: find('emr2'), order: parseComparisonOrder(query.get('sort')) }
}

/** As much of a selection as its address tells. */
export interface SelectionIds {
  first?: { id: string }
  second?: { id: string }
  order: ComparisonOrder
}

/** The one query string of a selection, without its question mark: the catalogue's ids, no default, fixed order. */
export function selectionQuery({ first, second, order }: SelectionIds): string {
  const query = new URLSearchParams()
  if (first) query.set('emr1', first.id)
  if (second) query.set('emr2', second.id)
  if (order !== defaultOrder) query.set('sort', order)
  return query.toString()
}

/** The same for an address as it came in: equal views get equal queries, whatever else the address holds. */
export function canonicalSelectionQuery(query: URLSearchParams): string {
  const side = (name: string) => {
    const id = resolveVendorId(query.get(name) ?? '')
    return id && { id }
  }
  return selectionQuery({ first: side('emr1'), second: side('emr2'), order: parseComparisonOrder(query.get('sort')) })
}
