import { setTimeout as sleep } from 'node:timers/promises'
import { sourceAddresses } from '../../shared/dataset/source-addresses'
import { groupBy } from '../../shared/group-by'
import type { LoggedParts } from '../platform/parts'
import { createOpener, product } from './open'
import * as repository from './repository'

/** Addresses per run. With one run an hour, all are opened within a day, but never in a burst. */
const addressesPerRunMax = 20
const hostsAtOnceMax = 4
/** Milliseconds between two requests to the same host. */
const pauseMs = 2_000
/** Addresses not opened by then wait for the next run. */
const runMsMax = 8 * 60_000

interface Own extends LoggedParts<'siteUrl' | 'sourceLinks'> {
  /** Only for tests: other addresses, which may be on this machine, and no pauses. */
  test?: { addresses: readonly string[] }
}

export type SourceLinkChecker = ReturnType<typeof createSourceLinkChecker>

/**
 * Opens the addresses behind facts and rules, each once a week: one request at a time per host, with a User-Agent that
 * names this site, as robots.txt allows. If switched off, nothing is opened.
 */
export function createSourceLinkChecker({ config, db, logger, test }: Own) {
  let stopping = new AbortController()

  async function openOnHost(urls: readonly string[], signal: AbortSignal): Promise<void> {
    const userAgent = `${product}/1.0 (+${config.siteUrl}/methodology)`
    const open = createOpener({ userAgent, signal, allowPrivate: test !== undefined })
    for (const [index, url] of urls.entries()) {
      if (index > 0 && !test) await sleep(pauseMs, undefined, { signal })
      signal.throwIfAborted()
      await repository.recordOutcome(db, url, await open(url))
    }
  }

  /** Opens addresses on a few hosts at once, but one at a time per host. */
  async function openAll(urls: readonly string[], signal: AbortSignal): Promise<void> {
    const waiting = [...groupBy(urls, (url) => new URL(url).host).values()]
    const take = async (): Promise<void> => {
      for (let next = waiting.pop(); next; next = waiting.pop()) await openOnHost(next, signal)
    }
    const ends = await Promise.allSettled(Array.from({ length: hostsAtOnceMax }, take))
    const failed = ends.find((end) => end.status === 'rejected')
    if (failed && !signal.aborted) throw failed.reason
  }

  return {
    /** Opens what is due, never the same address twice at once. Resolves early if stopped, or after eight minutes. */
    async run(): Promise<void> {
      if (config.sourceLinks === 'off') return
      await repository.syncAddresses(db, test?.addresses ?? [...sourceAddresses().keys()])
      const urls = await repository.claimDue(db, addressesPerRunMax)
      await openAll(urls, AbortSignal.any([stopping.signal, AbortSignal.timeout(runMsMax)]))
      await repository.releaseClaims(db, urls)
      if (urls.length > 0) logger.info({ addresses: urls.length }, 'source links opened')
    },

    /** Aborts the current work so the process can exit; the next run continues. */
    stop(): void {
      stopping.abort()
      stopping = new AbortController()
    },
  }
}
