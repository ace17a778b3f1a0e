/** A weak or strong entity tag; a quote ends it, and commas may be part of it (RFC 9110, 8.8.3). */
const entityTag = /(?:W\/)?("[^"]*")/g

/** Whether `If-None-Match` is `*` or lists the tag, by weak comparison (RFC 9110, 13.1.2). */
export function isCurrent(etag: string, ifNoneMatch: string | undefined): boolean {
  if (ifNoneMatch === undefined) return false
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true
  const wanted = opaque(etag)
  return Array.from(ifNoneMatch.matchAll(entityTag), ([, tag]) => tag).includes(wanted)
}

const opaque = (etag: string) => etag.replace(/^W\//, '')
