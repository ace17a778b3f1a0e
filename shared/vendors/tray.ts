import { compared, findVendor } from '../catalogue'
import { systemKeys } from '../site/query-keys'

/** How many systems can be gathered: as many as can be compared. */
export const trayMax = systemKeys.length

/** The query keys of the buttons that add a system and remove one. */
export const gatherKey = 'add'
export const dropKey = 'drop'

/** The id of a system that can be compared. */
function comparedId(key: string | null): string | undefined {
  const vendor = findVendor(key ?? '')
  return vendor && compared.includes(vendor) ? vendor.id : undefined
}

/** The systems gathered for a comparison: catalogue ids in the order of gathering, each once. */
export function readTray(query: URLSearchParams): string[] {
  return [...new Set(systemKeys.flatMap((key) => comparedId(query.get(key)) ?? []))]
}

/** The gathered systems after following a button's address; null if the address has no button's key. */
export function changedTray(query: URLSearchParams): string[] | null {
  const added = comparedId(query.get(gatherKey))
  const dropped = comparedId(query.get(dropKey))
  if (!(added || dropped)) return null
  const selection = readTray(query).filter((id) => id !== dropped)
  return added && !selection.includes(added) && selection.length < trayMax ? [...selection, added] : selection
}

/** The gathered systems as pairs for a query, with the keys of the comparison's columns. */
export function trayPairs(tray: readonly string[]): [key: string, id: string][] {
  return systemKeys.flatMap((key, place): [string, string][] => {
    const id = tray[place]
    return id === undefined ? [] : [[key, id]]
  })
}

/** A page's address with the gathered systems. */
export function withTray(path: string, tray: readonly string[]): string {
  return tray.length === 0 ? path : `${path}?${new URLSearchParams(trayPairs(tray))}`
}

/** The cache key of a page whose only parameter is the gathered systems: cached only without any. */
export const emptyTrayKey = (query: URLSearchParams) => (readTray(query).length === 0 ? '' : null)
