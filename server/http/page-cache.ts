import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { LRUCache } from 'lru-cache'
import type { PageRenderer } from '../../client/renderer/server'
import { isPlainAddress } from './address'
import { type Encoding, preferredEncoding } from './encoding'

/** A finished page in every encoding it is sent in, with its validator. */
interface CachedPage {
  /** How often the cache had been cleared when the rendering began. */
  era: number
  etag: string
  variants: Record<Encoding, Variant>
}

interface Variant {
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[]
  body: Buffer
}

const mostBytes = 64 * 1024 * 1024
const freshMs = 60_000

export interface PageCache {
  /**
   * Answers a request from the finished pages, rendering the page first where it is not kept yet. False: this
   * request is none for the cache, and nothing was answered. `headers`, names and values in turn, are sent along.
   */
  answer(request: IncomingMessage, response: ServerResponse, headers: readonly string[]): Promise<boolean>
  /**
   * Makes every page be rendered anew before it is sent, those too that are being rendered at this moment. The former
   * page is sent only where the new one fails: better yesterday's article than none while the database is away.
   */
  clear(): void
}

/**
 * Keeps finished pages in memory, bounded in bytes, with their bodies compressed once. Many who wait for the same
 * page share one rendering; a page older than a minute is sent as it is while it is rendered again. Only whole, good
 * answers (200) are kept, and only under keys that the route table makes, so that no visitor can fill it with others.
 */
export function createPageCache(renderer: PageRenderer, siteUrl: string): PageCache {
  const pages = new LRUCache<string, CachedPage>({
    maxSize: mostBytes,
    sizeCalculation: ({ variants }) => Object.values(variants).reduce((sum, { body }) => sum + body.length, 0),
    ttl: freshMs,
    allowStale: true,
    noDeleteOnFetchRejection: true,
    fetchMethod: async (key, former) => {
      const began = era
      const page = await renderPage(renderer, new URL(key, siteUrl)).catch((error: unknown) => {
        if (former) return former
        throw error
      })
      return page && { ...page, era: began }
    },
  })
  let era = 0
  const keys = new LRUCache<string, { key: string | null }>({ max: 2_000 })

  function keyOf(address: string): string | null {
    const known = keys.get(address)
    if (known) return known.key
    const key = isPlainAddress(address) ? renderer.cacheKey(new URL(address, siteUrl)) : null
    keys.set(address, { key })
    return key
  }

  async function pageOf(key: string): Promise<CachedPage | undefined> {
    const asked = era
    let page = await pages.fetch(key)
    // Kept from before, then perhaps a rendering that was under way at the clearing; the third can only be of now.
    for (let tries = 0; tries < 2 && page && page.era < asked; tries += 1)
      page = await pages.fetch(key, { forceRefresh: true, allowStale: false })
    if (!page) pages.delete(key)
    return page
  }

  return {
    clear() {
      era += 1
    },
    async answer(request, response, headers) {
      const address = request.url ?? ''
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const key = keyOf(address)
      const page = key === null ? undefined : await pageOf(key)
      if (!page) return false
      send(page, request, response, headers)
      return true
    },
  }
}

async function renderPage(renderer: PageRenderer, url: URL): Promise<Omit<CachedPage, 'era'> | undefined> {
  const { status, body } = await renderer.render(new Request(url), '')
  if (!body) return undefined
  const identity = await buffer(body)
  if (status >= 500) throw new Error(`the page was answered with ${status}`)
  if (status !== 200) return undefined
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } }
  const [br, gzipped] = await Promise.all([promisify(brotliCompress)(identity, quality), promisify(gzip)(identity)])
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  const variant = (encoding: Encoding, body: Buffer): Variant => ({ head: headOf(etag, encoding, body), body })
  return {
    etag,
    variants: { identity: variant('identity', identity), br: variant('br', br), gzip: variant('gzip', gzipped) },
  }
}

/** A copy may be kept anywhere, but is asked about each time: a publication is to be seen at once. */
const validators = ({ etag }: { etag: string }) => [
  ...['Cache-Control', 'public, no-cache'],
  ...['Vary', 'Accept-Encoding'],
  ...['ETag', etag],
]

function headOf(etag: string, encoding: Encoding, body: Buffer): string[] {
  return [
    ...validators({ etag }),
    ...['Content-Type', 'text/html; charset=utf-8'],
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
}

function send(page: CachedPage, request: IncomingMessage, response: ServerResponse, headers: readonly string[]): void {
  if (isKnown(page.etag, request.headers['if-none-match'])) {
    response.writeHead(304, headers.concat(validators(page)))
    response.end()
    return
  }
  const { head, body } = page.variants[preferredEncoding(request.headers['accept-encoding'])]
  // As one array, headers are written as they are; set one by one, each costs as much as all of them so.
  response.writeHead(200, headers.concat(head))
  response.end(request.method === 'HEAD' ? undefined : body)
}

function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.split(',').some((tag) => tag.trim() === etag))
}
