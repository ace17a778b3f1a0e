import { requestFolder } from '../../shared/leads/request'

/** The path of a request target, without its query. */
export function pathOf(target: string): string {
  const end = target.indexOf('?')
  return end === -1 ? target : target.slice(0, end)
}

/** Whether a path can be decoded and is a single line when decoded, as route patterns expect. */
export function isReadable(path: string): boolean {
  try {
    return !/[\n\r\u2028\u2029]/.test(decodeURIComponent(path))
  } catch {
    return false
  }
}

const secretFolder = new RegExp(`^${requestFolder}/`, 'i')

/** A path as it may be logged. Of an address that contains a secret, however it is encoded, only the folder is kept. */
export function pathForLog(path: string): string {
  const read = isReadable(path) ? decodeURIComponent(path) : path
  return secretFolder.test(read) ? `${requestFolder}/-` : path
}
