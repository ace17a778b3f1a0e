import knex, { type Knex } from 'knex'
import type { Config } from './config'

/** How long a request waits for a connection before the database counts as away. */
const connectTimeoutMs = 3_000
const queryTimeoutMs = 10_000

/**
 * The pool of Postgres connections of one process. Nothing connects before the first query. A database that is away
 * or does not answer is an error within seconds, never a wait without end; `patient` lifts the bound on queries, for
 * migrations. Values never stand in error messages, for they may be personal.
 */
export function createDatabase(config: Pick<Config, 'databaseUrl'>, { patient = false } = {}): Knex {
  return knex({
    client: 'pg',
    connection: {
      connectionString: config.databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(patient ? {} : { query_timeout: queryTimeoutMs, statement_timeout: queryTimeoutMs }),
    },
    pool: { min: 0, max: 10 },
    acquireConnectionTimeout: connectTimeoutMs,
    compileSqlOnError: false,
    log: { error: unheard, warn: unheard, deprecate: unheard, debug: unheard },
  })
}

/** Knex prints beside throwing; what matters is thrown, and logged once by who catches it. */
const unheard = () => undefined

const awayCodes = /^(08...|57P0.|57014|53300|25006|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/
const awayMessages =
  /Connection terminated|timeout expired|Query read timeout|Timeout acquiring a connection|not queryable|not currently accepting/

/** Whether a failure means "the database is away or overwhelmed, try again soon" and not "this query is wrong". */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  return awayCodes.test(code) || awayMessages.test(error.message)
}
