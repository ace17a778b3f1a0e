import { z } from 'zod'
import type { Logger } from './logger'
import { createNotificationListener } from './notifications'
import { createOutageLog } from './stores/outage'

/** What the database says of a change. A payload with anything else in it is of another version, and may mean anything. */
const changeSchema = z.strictObject({
  /** The published posts that changed, by their slugs of before and after. */
  posts: z.array(z.string()),
  /** Whether anything changed that lists of posts show. */
  lists: z.boolean(),
})

export type ContentChange = z.infer<typeof changeSchema>

/** How often the connection is checked, and for how long it is not trusted without an answer. */
const beatMs = 500
const beatsUntilRenewal = 10

interface Parts {
  databaseUrl: string
  logger: Logger
  /** Cached content may be out of date: the parts affected by this change, or, if none is named, all of it. */
  onChange: (change?: ContentChange) => void
}

/**
 * Tells a process when content has changed: at once through database notifications, and twice a second while these are
 * in doubt, so cached content is then at most half a second old.
 */
export function createContentSignal({ databaseUrl, logger, onChange }: Parts) {
  const outage = createOutageLog(logger, 'content notifications')
  const listener = createNotificationListener({
    databaseUrl,
    channel: 'content_changed',
    onSignal: (payload) => onChange(parseChange(payload)),
  })
  let timer: NodeJS.Timeout | undefined
  let isAsked = false
  let missed = 0

  async function beat() {
    if (isAsked) return doubt(new Error('the database does not answer'))
    isAsked = true
    try {
      await listener.check()
      missed = 0
      outage.up()
    } catch (error) {
      doubt(error)
    } finally {
      isAsked = false
    }
  }

  function doubt(error: unknown) {
    outage.down(error)
    onChange()
    missed += 1
    if (missed % beatsUntilRenewal === 0) listener.renew()
  }

  return {
    start() {
      listener.start()
      timer = setInterval(() => void beat(), beatMs)
    },
    async stop() {
      clearInterval(timer)
      await listener.stop()
    },
  }
}

function parseChange(payload: string | undefined): ContentChange | undefined {
  try {
    return changeSchema.safeParse(JSON.parse(payload ?? '')).data
  } catch {
    return undefined
  }
}
