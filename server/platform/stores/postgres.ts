import connectPgSimple from 'connect-pg-simple'
import session from 'express-session'
import { Pool } from 'pg'
import { createDatabase, usualConnectTimeoutMs } from '../database'
import type { Logger } from '../logger'
import { createOutageLog } from './outage'
import { createPostgresLimitStore } from './postgres-limits'
import type { Stores } from './shape'

type Addresses = Parameters<typeof createDatabase>[0]

/** Sessions and limits in the product's own Postgres, each with a pool of at most `connections`. */
export function createPostgresStores(
  addresses: Addresses,
  connections: number,
  logger: Logger,
  answerWithinMs = usualConnectTimeoutMs,
): Stores {
  const outage = createOutageLog(logger, 'session store')
  const pool = new Pool({
    connectionString: addresses.databaseUrl,
    max: connections,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  pool.on('error', outage.down).on('connect', outage.up)
  const limits = createDatabase(addresses, { connections })
  const SessionStore = connectPgSimple(session)
  const sessions = new SessionStore({ pool, tableName: 'sessions', errorLog: (_message, error) => outage.down(error) })
  return {
    kind: 'postgres',
    sessionStore: () => sessions,
    limitStore: (prefix) => createPostgresLimitStore(limits, prefix),
    ping: async () => void (await pool.query('select 1')),
    // The tables are in the product's own database, and readiness tries writing to that separately.
    tryWriting: async () => undefined,
    async close() {
      await sessions.close()
      await pool.end()
      await limits.destroy()
    },
  }
}
