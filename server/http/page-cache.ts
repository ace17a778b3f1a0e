import type { IncomingMessage, ServerResponse } from 'node:http'
import { LRUCache } from 'lru-cache'
import type { PageRenderer } from '../../client/renderer/server'
import { isReadable, pathOf } from './address'
import { bytesOf, type FinishedPage, finishPage, sendFinished } from './finished-page'

interface Kept {
  /** The number of the last clearing when rendering began. */
  since: number
  page: FinishedPage
  /** When the page last replaced a rendering that failed, and how often the cache had been cleared then. */
  failed?: { atMs: number; since: number }
}

const pagesBytesMax = 64 * 1024 * 1024
/** For addresses with a query. There are thousands of selections, which must not evict pages that many read. */
const choicesBytesMax = 16 * 1024 * 1024
const absentBytesMax = 4 * 1024 * 1024
const freshMs = 60_000
const absentMs = 10_000
/** How many milliseconds the former page is sent before a failed rendering is tried again. */
const pauseMs = 1_000
/** How many clearings are remembered with the pages they affect; older ones count as having affected all pages. */
const clearingsMax = 50

export interface PageCache {
  /**
   * Answers from the finished pages, rendering the page first if it is not cached. False: nothing was sent. A promise
   * only if the page had to be rendered or compressed: it would double the cost of the others. `headers`: names and
   * values, alternating. `admit` is called before rendering; if it returns false, it has answered.
   */
  answer(
    request: IncomingMessage,
    response: ServerResponse,
    headers: readonly string[],
    admit?: () => boolean,
  ): boolean | Promise<boolean>
  /**
   * Makes all pages, or those whose key is affected, be rendered again before they are sent, also those being rendered
   * now. The former page is sent only if the new rendering fails.
   */
  clear(isAffected?: Affected): void
}

type Affected = (key: string) => boolean

/**
 * Keeps finished pages in memory, limited in bytes, each compressed once for all visitors. Concurrent requests for a
 * page share one rendering; a page older than a minute is served while it is rendered again. Only complete, successful
 * responses (200) are kept, and only under keys from the route table, so no visitor can fill the cache. A missing page
 * (404) is remembered for some seconds, in a small separate cache.
 */
export function createPageCache(renderer: PageRenderer, siteUrl: string): PageCache {
  /** Clearings are numbered; this is the last one. */
  let last = 0
  const clearings: { number: number; isAffected: Affected }[] = []
  /** The last clearing that counts as having affected every page. */
  let lastOfAll = 0
  const pages = createShelf(pagesBytesMax)
  const choices = createShelf(choicesBytesMax)
  const absent = new LRUCache<string, Kept>({ maxSize: absentBytesMax, sizeCalculation: sizeOf, ttl: absentMs })
  const keys = new LRUCache<string, { key: string | null }>({ max: 2_000 })

  function createShelf(maxSize: number) {
    return new LRUCache<string, Kept>({
      maxSize,
      sizeCalculation: sizeOf,
      ttl: freshMs,
      // Reads the clock on every access: by default the cache starts a one-millisecond timer again and again, which
      // costs more under load.
      ttlResolution: 0,
      allowStale: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: render,
    })
  }

  async function render(key: string, former: Kept | undefined): Promise<Kept | undefined> {
    const since = last
    try {
      const page = await renderPage(renderer, new URL(key, siteUrl), former?.page)
      if (page?.status !== 404) return page && { since, page }
      absent.set(key, { since, page })
      return undefined
    } catch (error) {
      // The page keeps its old number, so it does not count as current once rendering works again.
      if (former) return { ...former, failed: { atMs: performance.now(), since } }
      throw error
    }
  }

  /** The last clearing that affected a page. A rendering that began before it is out of date. */
  function lastClearing(key: string): number {
    return clearings.findLast(({ isAffected }) => isAffected(key))?.number ?? lastOfAll
  }

  function keyOf(address: string): string | null {
    const known = keys.get(address)
    if (known) return known.key
    const path = pathOf(address)
    // A path with this ending is not a page, even if a page's pattern matches it: Express answers `/emr/kareo.md`.
    const key = isReadable(path) && !path.endsWith('.md') ? renderer.cacheKey(new URL(address, siteUrl)) : null
    keys.set(address, { key })
    return key
  }

  function knownAbsent(key: string, clearing: number): FinishedPage | undefined {
    const entry = absent.get(key)
    return entry && entry.since >= clearing ? entry.page : undefined
  }

  /** A page that can be sent as it is: most requests end here. */
  function readyPage(key: string): FinishedPage | undefined {
    const entry = shelfOf(key).get(key, { allowStale: false, noDeleteOnStaleGet: true })
    return entry && !entry.failed && entry.since >= lastClearing(key) ? entry.page : undefined
  }

  const shelfOf = (key: string) => (key.includes('?') ? choices : pages)

  async function pageOf(key: string, admit: () => boolean): Promise<FinishedPage | 'refused' | undefined> {
    const clearing = lastClearing(key)
    const missing = knownAbsent(key, clearing)
    if (missing) return missing
    const shelf = shelfOf(key)
    if (!(shelf.peek(key, { allowStale: true }) || admit())) return 'refused'
    let entry = await shelf.fetch(key)
    // Retry twice: the first fetch may return an entry from before the clearing, the second may join a rendering that
    // began before it.
    for (let tries = 0; tries < 2 && entry && isOutdated(entry, clearing); tries += 1)
      entry = await shelf.fetch(key, { forceRefresh: true, allowStale: false })
    if (entry) return entry.page
    shelf.delete(key)
    return knownAbsent(key, clearing)
  }

  return {
    clear(isAffected) {
      last += 1
      if (isAffected) clearings.push({ number: last, isAffected })
      else clearings.length = 0
      const forgotten = clearings.length > clearingsMax ? clearings.shift() : undefined
      if (forgotten || !isAffected) lastOfAll = forgotten?.number ?? last
    },
    answer(request, response, headers, admit = () => true) {
      if (request.method !== 'GET' && request.method !== 'HEAD') return false
      const key = keyOf(request.url ?? '')
      if (key === null) return false
      const send = (page: FinishedPage) => sendFinished(page, request, response, headers)?.then(() => true) ?? true
      const ready = readyPage(key)
      if (ready) return send(ready)
      return pageOf(key, admit).then((page) => page === 'refused' || (page !== undefined && send(page)))
    },
  }
}

const sizeOf = ({ page }: Kept) => bytesOf(page)

/** Whether an entry is older than the clearing, and has not just replaced a failed rendering that began after it. */
function isOutdated({ since, failed }: Kept, clearing: number): boolean {
  const isPaused = failed !== undefined && failed.since >= clearing && performance.now() - failed.atMs < pauseMs
  return since < clearing && !isPaused
}

/**
 * Renders a page for the cache; nothing for a response that only Express sends. @throws Error for status 500 or above
 */
async function renderPage(renderer: PageRenderer, url: URL, former: FinishedPage | undefined) {
  const { status, headers, body } = await renderer.render(new Request(url), '', undefined)
  if (!body) return undefined
  if (status >= 500) throw new Error(`rendering the page gave status ${status}`)
  return status === 200 || status === 404
    ? finishPage({ status, headers: [...headers].flat(), identity: Buffer.from(body) }, former)
    : undefined
}
