import { Client } from 'pg'

const reconnectAfterMs = 1_000

/**
 * Calls `onSignal` when outbox rows were written, and after each (re)connection, for signals may have been missed until then.
 * A connection that breaks is made anew, without a word: the relay looks every second anyway and tells of outages.
 */
export function createOutboxListener(databaseUrl: string, onSignal: () => void) {
  let client: Client | undefined
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const fresh = new Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = fresh
    let lost = false
    const onLost = () => {
      if (lost || stopped) return
      lost = true
      fresh.end().catch(() => undefined)
      timer = setTimeout(connect, reconnectAfterMs)
    }
    fresh.on('error', onLost).on('end', onLost).on('notification', onSignal)
    try {
      await fresh.connect()
      await fresh.query('listen outbox')
      onSignal()
    } catch {
      onLost()
    }
  }

  return {
    start: () => void connect(),
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
