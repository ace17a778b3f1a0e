import { z } from 'zod'
import type { Logger } from './logger'
import { createNotificationListener } from './notifications'
import { createOutageLog } from './stores/outage'
import { jsonIn } from './validation'

/** A notification with other fields comes from another version of the program, and its meaning is unknown. */
const changeSchema = z.strictObject({
  /** Slugs of the published posts that changed, before and after the change. */
  posts: z.array(z.string()),
  /** Whether anything changed that lists of posts show. */
  lists: z.boolean(),
})

export type ContentChange = z.infer<typeof changeSchema>

/** How often the connection is checked, in milliseconds, and after how many checks without an answer it is renewed. */
const beatMs = 500
const beatsUntilRenewal = 10

interface Parts {
  databaseUrl: string
  logger: Logger
  /** Cached content may be out of date: the parts affected by this change, or all of it if none is given. */
  onChange: (change?: ContentChange) => void
}

/**
 * Notifies a process when content has changed: at once through database notifications, and every half second while
 * their connection is in doubt, so cached content is then at most half a second old.
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

const parseChange = (payload = ''): ContentChange | undefined => changeSchema.safeParse(jsonIn(payload)).data
