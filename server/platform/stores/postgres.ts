import connectPgSimple from 'connect-pg-simple'
import session from 'express-session'
import type { Knex } from 'knex'
import { Pool } from 'pg'
import type { Logger } from '../logger'
import { createOutageLog } from './outage'
import { createPostgresLimitStore } from './postgres-limits'
import type { Stores } from './shape'

const answerWithinMs = 1_000

/** Sessions and limits in the product's own Postgres; their tables come with the migrations. */
export function createPostgresStores(databaseUrl: string, db: Knex, logger: Logger): Stores {
  const outage = createOutageLog(logger, 'session store')
  const pool = new Pool({
    connectionString: databaseUrl,
    max: 2,
    connectionTimeoutMillis: answerWithinMs,
    query_timeout: answerWithinMs,
  })
  pool.on('error', outage.down).on('connect', outage.up)
  const SessionStore = connectPgSimple(session)
  const sessions = new SessionStore({ pool, tableName: 'sessions', errorLog: (_message, error) => outage.down(error) })
  return {
    kind: 'postgres',
    sessionStore: () => sessions,
    limitStore: (prefix) => createPostgresLimitStore(db, prefix),
    ping: async () => void (await pool.query('select 1')),
    async close() {
      await sessions.close()
      await pool.end()
    },
  }
}
