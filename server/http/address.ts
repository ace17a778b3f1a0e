import { requestFolder } from '../../shared/leads/request'

/** A request target up to its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}

/** Whether a path can be decoded and is then one line, as the patterns of routes expect it. */
export function isReadable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const secretFolder = new RegExp(`^${requestFolder}/`, 'i')

/** A path as logs have it: of an address that is a secret, however it is written, no more than where it belongs. */
export function pathForLog(path: string): string {
  const read = isReadable(path) ? decodeURIComponent(path) : path
  return secretFolder.test(read) ? `${requestFolder}/-` : path
}
