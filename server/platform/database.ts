import knex, { type Knex } from 'knex'
import type { Config } from './config'

/** How long a request waits for a connection before the database counts as away, where nothing else is said. */
export const usualConnectTimeoutMs = 3_000
const statementTimeoutMs = 10_000
/** A short statement ends before helping processes are up: the duplicates of one lead among a million took 7 ms, and 0.4 ms since. */
const oneProcess = '-c max_parallel_workers_per_gather=0'
/** Longer than the server's own limit, so a slow statement is reported as slow. */
const answerTimeoutMs = statementTimeoutMs + 1_000

type Addresses = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>

/**
 * A pool of at most so many connections to Postgres. It connects at the first query. A database that is down or does
 * not answer causes an error within seconds; `patient` lifts the time limit for queries and connects directly, for
 * migrations. Error messages never contain values, which may be personal.
 */
export function createDatabase(
  addresses: Addresses,
  { connections = 10, patient = false, connectTimeoutMs = usualConnectTimeoutMs } = {},
): Knex {
  const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
  // A pooler in between refuses parameters of a connection that it shares: there the role has the bound (docs/connections.md).
  const isPooled = databaseUrl !== databaseDirectUrl
  const serverBound = isPooled ? {} : { statement_timeout: statementTimeoutMs, options: oneProcess }
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: patient ? databaseDirectUrl : databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(patient ? { options: '-c statement_timeout=0' } : { query_timeout: answerTimeoutMs, ...serverBound }),
    },
    pool: { min: 0, max: connections },
    acquireConnectionTimeout: connectTimeoutMs,
    compileSqlOnError: false,
    log: { error: noop, warn: noop, deprecate: noop, debug: noop },
  })
  db.userParams = { isPooled }
  return db
}

/**
 * Runs a statement with `$1`, `$2` for its values, and returns its rows. Each connection parses and plans it once and
 * then knows it by name, which halves the cost of a short statement; behind a pooler, where connections are shared, it
 * is sent in full each time.
 */
export async function runPrepared<Row>(
  db: Knex,
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  // Knex leaves both to `pg`; bindings of its own would have it look through the text at each run.
  const { rows } = await db.raw<{ rows: Row[] }>(text).options({ values, ...(!db.userParams.isPooled && { name }) })
  return rows
}

/** Knex prints beside throwing; what matters is thrown, and logged once by who catches it. */
const noop = () => undefined

/**
 * Why a database does not answer: it is `away` (down, or no connection is left), it rejects writes (`unwritable`: disk
 * or memory full, a configured limit, read-only), or a statement was canceled because it took too long (`slow`).
 */
export type DatabaseTrouble = 'away' | 'unwritable' | 'slow'

const troubleCodes: Record<DatabaseTrouble, RegExp> = {
  away: /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/,
  unwritable: /^(53100|53200|53400|58030|25006)$/,
  slow: /^57014$/,
}
const awayMessages =
  /Connection terminated|timeout expired|Query read timeout|Timeout acquiring a connection|not queryable|not currently accepting/

/** Which trouble of the database a failure tells of, itself or by its causes; none for a query that is wrong. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const kinds = Object.keys(troubleCodes) as DatabaseTrouble[]
  const kind = kinds.find((name) => troubleCodes[name].test(code))
  return kind ?? (awayMessages.test(error.message) ? 'away' : databaseTrouble(error.cause))
}

/** Whether a failure means "the database cannot do this now, try again soon" and not "this query is wrong". */
export const isDatabaseAway = (error: unknown): boolean => databaseTrouble(error) !== undefined

/** A statement takes milliseconds, so that the last of so many waits for a fraction of a second while all is well. */
const waitingPerConnectionMax = 100

/**
 * Runs work on a pool's connections, and rejects it at once if so much is waiting that it would wait in vain; the error
 * counts as an overloaded database. The pool's own count of waiting requests lags behind.
 */
export function createBound(db: Knex): <Answer>(work: () => Promise<Answer>) => Promise<Answer> {
  const connections: number = db.client.pool.max
  const inHandMax = connections * (1 + waitingPerConnectionMax)
  let inHand = 0
  return async (work) => {
    if (inHand >= inHandMax)
      throw new PoolFullError(`${inHand} requests are already waiting for ${connections} connections`)
    inHand += 1
    try {
      return await work()
    } finally {
      inHand -= 1
    }
  }
}

class PoolFullError extends Error {
  override readonly name = 'PoolFullError'
  /** As Postgres has it for a server without a connection left. */
  readonly code = '53300'
}
