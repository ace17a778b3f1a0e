import type { Day } from '../../shared/business-days'
import type { Logger } from '../platform/logger'
import { createOutageLog } from '../platform/stores/outage'

export interface Count {
  day: Day
  name: string
  count: number
}

export type ViewCounts = Record<'paths' | 'sources', Count[]>

const flushEveryMs = 1_000
/** How many pages per day, and sources, are counted separately between two writes. Further ones count as `other`. */
export const entriesMax = 5_000

/**
 * Counts views in memory and writes them once a second, so a view costs no statement of its own. Counts that could not
 * be written are kept for the next write: as long as the process runs, no view is lost, only some names in a long
 * outage. `stop` writes the rest; a killed process loses one second of views.
 */
export function createViewCounter(write: (counts: ViewCounts) => Promise<void>, logger: Logger) {
  const outage = createOutageLog(logger, 'page views')
  let waiting = emptyTally()
  let writing: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function writeWaiting() {
    const batch = waiting
    waiting = emptyTally()
    try {
      await write({ paths: [...batch.paths.values()], sources: [...batch.sources.values()] })
      outage.up()
    } catch (error) {
      outage.down(error)
      for (const count of batch.paths.values()) add(waiting.paths, count)
      for (const count of batch.sources.values()) add(waiting.sources, count)
    }
  }

  async function flush() {
    await writing
    if (waiting.paths.size === 0) return
    writing = writeWaiting()
    await writing
    writing = undefined
  }

  return {
    /** `source`: the referring site, if the view is the first of a visit. */
    add({ day, path, source }: { day: Day; path: string; source?: string | undefined }) {
      add(waiting.paths, { day, name: path, count: 1 })
      if (source !== undefined) add(waiting.sources, { day, name: source, count: 1 })
    },
    /** Resolves once what was added before has been written, or could not be. */
    flush,
    start() {
      timer = setInterval(() => void (writing ?? flush()), flushEveryMs).unref()
    },
    async stop() {
      clearInterval(timer)
      await flush()
      const lost = [...waiting.paths.values()].reduce((sum, { count }) => sum + count, 0)
      if (lost > 0) logger.error({ views: lost }, 'page views are lost: they could not be written before shutdown')
    },
  }
}

type Tally = Map<string, Count>

const emptyTally = () => ({ paths: new Map() as Tally, sources: new Map() as Tally })

function add(tally: Tally, { day, name, count }: Count): void {
  const key = `${day} ${name}`
  const known = tally.get(key)
  if (known) known.count += count
  else if (tally.size < entriesMax || name === 'other') tally.set(key, { day, name, count })
  else add(tally, { day, name: 'other', count })
}
