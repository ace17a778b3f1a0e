import knex, { type Knex } from 'knex'
import type { Config } from './config'

/** How long a request waits for a connection before the database counts as down, unless set otherwise. */
export const usualConnectTimeoutMs = 3_000
/** How long Postgres works on a statement before it cancels it, unless set otherwise. */
const usualStatementTimeoutMs = 10_000
/**
 * Starting parallel workers takes longer than a short statement: finding the duplicates of one lead among a million
 * took 7 ms with them and takes 0.4 ms without.
 */
const oneProcess = '-c max_parallel_workers_per_gather=0'
/** How much longer than that the client waits, so a slow statement is reported as slow. */
const answerMarginMs = 1_000

export interface Waiting {
  connectTimeoutMs?: number
  statementTimeoutMs?: number
}

type Addresses = Pick<Config, 'databaseUrl'> & Partial<Pick<Config, 'databaseDirectUrl'>>

/**
 * Creates a pool of at most `connections` connections to Postgres. It connects at the first query. A database that is
 * down or does not respond causes an error within seconds; `patient` lifts the time limit on queries and bypasses a
 * pooler, for migrations. Error messages never contain values, which may be personal.
 */
export function createDatabase(
  addresses: Addresses,
  given: Waiting & { connections?: number; patient?: boolean } = {},
): Knex {
  const { connections = 10, patient = false, connectTimeoutMs = usualConnectTimeoutMs } = given
  const { statementTimeoutMs = usualStatementTimeoutMs } = given
  const { databaseUrl, databaseDirectUrl = databaseUrl } = addresses
  // A pooler rejects startup parameters, so the database role sets the bound there (docs/connections.md).
  const isPooled = databaseUrl !== databaseDirectUrl
  const serverBound = isPooled ? {} : { statement_timeout: statementTimeoutMs, options: oneProcess }
  const db = knex({
    client: 'pg',
    connection: {
      connectionString: patient ? databaseDirectUrl : databaseUrl,
      connectionTimeoutMillis: connectTimeoutMs,
      ...(patient
        ? { options: '-c statement_timeout=0' }
        : { query_timeout: statementTimeoutMs + answerMarginMs, ...serverBound }),
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
 * Runs a statement with `$1`, `$2` for its values. Each connection parses and plans it once under its name, which
 * halves the cost of a short one; behind a pooler, which shares connections, it is sent in full.
 */
export async function runPrepared<Row>(
  db: Knex,
  { name, text }: { name: string; text: string },
  values: readonly unknown[],
): Promise<Row[]> {
  // Passed to `pg` as options: with Knex's own bindings, it would scan the text on each run.
  const { rows } = await db.raw<{ rows: Row[] }>(text).options({ values, ...(!db.userParams.isPooled && { name }) })
  return rows
}

/** Knex prints warnings in addition to throwing. The error that is thrown is logged once, by whoever catches it. */
const noop = () => undefined

/**
 * Why a database does not work: it is `away` (down, or no connection is left), it rejects writes (`unwritable`: disk or
 * memory full, a configured limit, read-only), or a statement was canceled because it took too long (`slow`).
 */
export type DatabaseTrouble = 'away' | 'unwritable' | 'slow'

const troubleCodes: Record<DatabaseTrouble, RegExp> = {
  away: /^(08...|57P0.|53300|ECONNREFUSED|ECONNRESET|ENOENT|EPIPE|ETIMEDOUT|ENOTFOUND|EAI_AGAIN)$/,
  unwritable: /^(53100|53200|53400|58030|25006)$/,
  slow: /^57014$/,
}
const awayMessages =
  /Connection terminated|timeout expired|timeout exceeded when trying to connect|Query read timeout|Timeout acquiring a connection|not queryable|not currently accepting/

/** Which trouble an error or one of its causes indicates; undefined for a query that is wrong. */
export function databaseTrouble(error: unknown): DatabaseTrouble | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  const kinds = Object.keys(troubleCodes) as DatabaseTrouble[]
  const kind = kinds.find((name) => troubleCodes[name].test(code))
  return kind ?? (awayMessages.test(error.message) ? 'away' : databaseTrouble(error.cause))
}

/** Whether an error means "the database cannot do this now, try again soon" and not "this query is wrong". */
export const isDatabaseDown = (error: unknown): boolean => databaseTrouble(error) !== undefined

/** A statement takes milliseconds, so normally the last in a queue of this length waits a fraction of a second. */
const waitingPerConnectionMax = 100

/**
 * Returns a function that runs work on a pool's connections, and rejects it at once, as an overloaded database does, if
 * it would wait in vain. The pool's own count of waiting requests lags behind, so this one counts itself.
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
  /** Postgres's code for a server with no connections left. */
  readonly code = '53300'
}
