/**
 * Whether a request's address is a path on this site that every reader understands alike: it names no other host, in no
 * browser's reading, and its percent-encoding can be decoded.
 */
export function isPlainAddress(address: string): boolean {
  if (!/^\/(?![/\\])/.test(address)) return false
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}
