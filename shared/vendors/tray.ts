import { resolveVendorId } from '../catalogue/ids'
import { systemKeys } from '../site/query-keys'

/** So many systems can be compared, and so many can be gathered. */
export const trayMax = systemKeys.length

/** The keys of the buttons that gather a system and leave one out again. */
export const gatherKey = 'add'
export const dropKey = 'drop'

/** The systems gathered for a comparison, as an address tells them: ids of the catalogue in the order of gathering, each once. */
export function readTray(query: URLSearchParams): string[] {
  return [...new Set(systemKeys.flatMap((key) => resolveVendorId(query.get(key) ?? '') ?? []))]
}

/** The gathered systems once the button of an address is followed; null where the address is of no button. */
export function changedTray(query: URLSearchParams): string[] | null {
  const added = resolveVendorId(query.get(gatherKey) ?? '')
  const dropped = resolveVendorId(query.get(dropKey) ?? '')
  if (!(added || dropped)) return null
  const kept = readTray(query).filter((id) => id !== dropped)
  return added && !kept.includes(added) && kept.length < trayMax ? [...kept, added] : kept
}

/** The gathered systems as pairs of a query, under the keys that the comparison has for its columns. */
export function trayPairs(tray: readonly string[]): [key: string, id: string][] {
  return systemKeys.flatMap((key, place): [string, string][] => {
    const id = tray[place]
    return id === undefined ? [] : [[key, id]]
  })
}

/** The address of a page that takes the gathered systems along. */
export function withTray(path: string, tray: readonly string[]): string {
  return tray.length === 0 ? path : `${path}?${new URLSearchParams(trayPairs(tray))}`
}

/** The cache key of a page that takes the gathered systems along and heeds nothing else: kept only where there are none. */
export const emptyTrayKey = (query: URLSearchParams) => (readTray(query).length === 0 ? '' : null)
