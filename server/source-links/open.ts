import { PrivateAddress } from '../platform/public-address'
import { type Answer, type Asking, ask, BadRedirect } from './request'
import { mayOpen } from './robots'

/** What came of opening an address. `detail` is a short sentence for the admin. */
export interface Outcome {
  outcome: 'ok' | 'refused' | 'failed'
  detail: string
}

/** The name before the slash is the one that a robots.txt may name. */
export const product = 'BehavioralEmrSourceCheck'

const pageBytesMax = 64 * 1024
const robotsBytesMax = 256 * 1024

/** That programs are turned away says nothing of whether the page is there. */
const refusals = new Set([401, 402, 403, 406, 407, 418, 429, 451, 999])

/** Reads the robots.txt of one origin and then opens its addresses; it makes one request at a time. */
export function createOpener(asking: Asking) {
  const robots = new Map<string, Promise<string>>()

  async function rulesOf({ origin }: URL): Promise<string> {
    const known = robots.get(origin) ?? readRobots(origin, asking)
    robots.set(origin, known)
    return known
  }

  return {
    /** @throws never, but when the work is stopped */
    async open(address: string): Promise<Outcome> {
      try {
        const url = new URL(address)
        if (!mayOpen(await rulesOf(url), product, url.pathname + url.search))
          return { outcome: 'refused', detail: 'robots.txt tells programs not to open it' }
        const head = await ask('HEAD', address, 0, asking).catch(toNothing(asking))
        if (head && head.status < 300) return judged(head, url)
        // Many servers know no HEAD, or answer it otherwise than the page.
        return judged(await ask('GET', address, pageBytesMax, asking), url)
      } catch (error) {
        if (asking.signal.aborted) throw error
        return { outcome: 'failed', detail: reasonOf(error) }
      }
    },
  }
}

/** No robots.txt, or none that can be had, forbids nothing: what then follows tells for itself whether the site is there. */
async function readRobots(origin: string, asking: Asking): Promise<string> {
  const answer = await ask('GET', `${origin}/robots.txt`, robotsBytesMax, asking).catch(toNothing(asking))
  return answer?.status === 200 ? answer.body : ''
}

const toNothing =
  ({ signal }: Asking) =>
  (error: unknown): undefined => {
    if (signal.aborted || error instanceof PrivateAddress) throw error
  }

function judged({ status, url }: Answer, asked: URL): Outcome {
  if (refusals.has(status)) return { outcome: 'refused', detail: `answers programs with ${status}` }
  if (status < 200 || status > 299) return { outcome: 'failed', detail: `answers ${status}` }
  // A page that is gone is often answered with the front page.
  const isFront = url.pathname === '/' && url.search === '' && asked.pathname !== '/'
  return isFront ? { outcome: 'failed', detail: 'now leads to the home page' } : { outcome: 'ok', detail: '' }
}

function reasonOf(error: unknown): string {
  if (error instanceof BadRedirect || error instanceof PrivateAddress) return `leads to ${error.message}`
  const code = (error as { code?: unknown }).code
  return typeof code === 'string' ? `could not be reached (${code})` : 'could not be reached'
}
