import { Client } from 'pg'

const reconnectAfterMs = 1_000

interface Parts {
  databaseUrl: string
  channel: string
  /** Called with each payload, and without one after each (re)connection, when notifications may have been missed. */
  onSignal: (payload?: string) => void
}

/** Listens to a database channel on a separate connection, which it reopens when it breaks. */
export function createNotificationListener({ databaseUrl, channel, onSignal }: Parts) {
  let client: Client | undefined
  let listening = false
  let timer: NodeJS.Timeout | undefined
  let stopped = false

  async function connect() {
    const fresh = new Client({ connectionString: databaseUrl, keepAlive: true, connectionTimeoutMillis: 5_000 })
    client = fresh
    let lost = false
    const onLost = () => {
      if (lost || stopped) return
      lost = true
      listening = false
      fresh.end().catch(() => undefined)
      timer = setTimeout(connect, reconnectAfterMs)
    }
    fresh
      .on('error', onLost)
      .on('end', onLost)
      .on('notification', ({ payload }) => onSignal(payload))
    try {
      await fresh.connect()
      await fresh.query(`listen ${fresh.escapeIdentifier(channel)}`)
      listening = true
      onSignal()
    } catch {
      onLost()
    }
  }

  return {
    start: () => void connect(),
    /** Resolves when the database has answered on this connection, so all notifications sent before have arrived. */
    async check(): Promise<void> {
      if (!listening) throw new Error('not connected')
      await client?.query('select')
    },
    /** Replaces the connection: one that is dead without an error would stay open for minutes. */
    renew(): void {
      if (listening) void client?.end().catch(() => undefined)
    },
    async stop() {
      stopped = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    },
  }
}
