import { causeOf } from '../platform/cause'
import { PrivateAddress } from '../platform/public-address'
import { type Answer, type Asking, ask, BadRedirect } from './request'
import { mayOpen } from './robots'

/** The result of opening an address. `detail` is a short sentence for the admin. */
export interface Outcome {
  outcome: 'ok' | 'refused' | 'failed'
  detail: string
}

/** The product token of the User-Agent, by which a robots.txt can address this program. */
export const product = 'BehavioralEmrSourceCheck'

const pageBytesMax = 64 * 1024
const robotsBytesMax = 256 * 1024

/** Statuses with which sites reject programs. They do not show whether the page exists. */
const refusals = new Set([401, 402, 403, 406, 407, 418, 429, 451, 999])

/** Opens addresses of one host, one request at a time, after the robots.txt of each origin. @throws only if stopped */
export function createOpener(asking: Asking) {
  const robots = new Map<string, Promise<string>>()

  async function rulesOf({ origin }: URL): Promise<string> {
    const known = robots.get(origin) ?? readRobots(origin, asking)
    robots.set(origin, known)
    return known
  }

  return async (address: string): Promise<Outcome> => {
    try {
      const url = new URL(address)
      if (!mayOpen(await rulesOf(url), product, url.pathname + url.search))
        return { outcome: 'refused', detail: 'robots.txt tells programs not to open it' }
      const head = await ask('HEAD', address, 0, asking).catch(toNothing(asking))
      if (head && head.status < 300) return outcomeOf(head, url)
      // Many servers do not support HEAD, or answer it differently.
      return outcomeOf(await ask('GET', address, pageBytesMax, asking), url)
    } catch (error) {
      if (asking.signal.aborted) throw error
      return { outcome: 'failed', detail: reasonOf(error) }
    }
  }
}

/** Reads a robots.txt. Without one, nothing is forbidden, and the next request shows whether the site is up. */
async function readRobots(origin: string, asking: Asking): Promise<string> {
  const answer = await ask('GET', `${origin}/robots.txt`, robotsBytesMax, asking).catch(toNothing(asking))
  return answer?.status === 200 ? answer.body : ''
}

const toNothing =
  ({ signal }: Asking) =>
  (error: unknown): undefined => {
    if (signal.aborted || error instanceof PrivateAddress) throw error
  }

function outcomeOf({ status, url }: Answer, requested: URL): Outcome {
  if (refusals.has(status)) return { outcome: 'refused', detail: `answers programs with ${status}` }
  if (status < 200 || status > 299) return { outcome: 'failed', detail: `answers ${status}` }
  // Many sites redirect pages that are gone to the home page.
  const isFront = url.pathname === '/' && url.search === '' && requested.pathname !== '/'
  return isFront ? { outcome: 'failed', detail: 'now leads to the home page' } : { outcome: 'ok', detail: '' }
}

function reasonOf(error: unknown): string {
  if (error instanceof BadRedirect || error instanceof PrivateAddress) return `leads to ${error.message}`
  const cause = causeOf(error)
  return cause ? `could not be reached (${cause})` : 'could not be reached'
}
