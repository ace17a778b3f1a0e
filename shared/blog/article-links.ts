/** The base for parsing links, in place of the page that an article is on. Nothing is requested from it. */
const page = new URL('https://article.invalid/blog/-')

const longestAddress = 2_000

/** The prefix of all ids in an article, so none can equal an id of the page around it or a name that a script reads. */
const idPrefix = 'article-'

const relTokens = new Set(['nofollow', 'sponsored', 'ugc', 'noopener', 'noreferrer'])

/**
 * A link's address as the browser reads it, so the address that is checked is the one that is followed: http, https,
 * mailto, or a path on this site. Undefined for others, also for a host behind a name and a password.
 */
export function linkAddress(text: string): string | undefined {
  if (text.trim().startsWith('#')) return fragmentAddress(text.trim().slice(1))
  const url = parseAddress(text)
  if (!url) return undefined
  return url.protocol === 'mailto:' ? url.href : (sitePath(url) ?? hostAddress(url))
}

/**
 * A picture's address, parsed like a link's: on this site, or http or https. A picture on another site is kept, but the
 * site's policy keeps browsers from loading it, because that would reveal each reader to the other site.
 */
export function pictureAddress(text: string): string | undefined {
  const url = parseAddress(text)
  return url && (sitePath(url) ?? hostAddress(url))
}

/** An id with the article's prefix; undefined if the text contains no letters or digits. */
export function articleId(text: string): string | undefined {
  const words = text
    .toLowerCase()
    .replace(/['’]/g, '')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-?(?:article-)*|-$/g, '')
  return words && words !== 'article' ? idPrefix + words : undefined
}

/** The harmless tokens of `rel`, and for a link in a new tab those that isolate it from this page. */
export function linkRelations(text: string, newTab: boolean): string {
  const tokens = text.toLowerCase().split(/\s+/)
  return [...new Set(newTab ? [...tokens, 'noopener', 'noreferrer'] : tokens)]
    .filter((token) => relTokens.has(token))
    .join(' ')
}

function parseAddress(text: string): URL | undefined {
  if (text.length > longestAddress || text.trim() === '' || !URL.canParse(text, page.href)) return undefined
  const url = new URL(text, page)
  const known = ['http:', 'https:', 'mailto:'].includes(url.protocol)
  return known && !url.username && !url.password ? url : undefined
}

function sitePath({ origin, pathname, search, hash }: URL): string | undefined {
  if (origin !== page.origin) return undefined
  // The parser leaves the path of `/.//host` as `//host`, which would be read as a host the next time.
  const path = pathname.replace(/^\/{2,}/, '/')
  return (path === page.pathname ? '' : path) + search + hash || undefined
}

const hostAddress = ({ protocol, hostname, href }: URL) =>
  protocol !== 'mailto:' && hostname !== page.hostname ? href : undefined

function fragmentAddress(fragment: string): string | undefined {
  const id = articleId(decoded(fragment))
  return id && `#${id}`
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
