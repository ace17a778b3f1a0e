import type { PgPool, PgPoolClient, PgQueryResult } from 'bullmq'
import { DatabaseError, Pool, type PoolClient } from 'pg'
import { isDatabaseDown } from '../database'
import type { OutageLog } from './outage'

/** PostgreSQL's error code for a statement that was rolled back because of a deadlock. */
const deadlockDetected = '40P01'

/**
 * The queue's connections to Postgres, as BullMQ expects them. BullMQ pauses between retries only after ECONNREFUSED
 * and otherwise retries thousands of times a second, so every kind of outage is reported as that error.
 */
export class PostgresQueuePool implements PgPool {
  readonly #pool: Pool
  readonly #outage: OutageLog
  /** Read by BullMQ: keep-alive notices a lost LISTEN connection, so a worker may wait on it for a long time. */
  readonly options = { keepAlive: true }

  constructor(databaseUrl: string, connections: number, outage: OutageLog) {
    this.#outage = outage
    this.#pool = new Pool({
      connectionString: databaseUrl,
      max: connections,
      keepAlive: true,
      keepAliveInitialDelayMillis: 10_000,
      connectionTimeoutMillis: 5_000,
      onConnect: async (client) => void (await client.query('set search_path to bullmq')),
    })
    // Every queue and worker adds its own listener, which would exceed Node's warning threshold.
    this.#pool.setMaxListeners(0).on('error', outage.down)
  }

  async query<R>(text: string, values?: readonly unknown[]): Promise<PgQueryResult<R>> {
    const ask = () => this.#pool.query(text, values ? [...values] : undefined)
    return this.#watched(() => throughDeadlocks(ask)) as unknown as Promise<PgQueryResult<R>>
  }

  async connect(): Promise<PgPoolClient> {
    return this.#watched(() => this.#pool.connect()) as Promise<PoolClient & PgPoolClient>
  }

  on(event: 'error' | 'connect', listener: (argument: never) => void): this {
    this.#pool.on(event as 'error', listener as (error: Error) => void)
    return this
  }

  removeAllListeners(event?: string): this {
    this.#pool.removeAllListeners(event)
    return this
  }

  end = () => this.#pool.end()

  async #watched<T>(ask: () => Promise<T>): Promise<T> {
    try {
      const answer = await ask()
      this.#outage.up()
      return answer
    } catch (error) {
      if (!isDatabaseDown(error)) throw error
      this.#outage.down(error)
      throw Object.assign(new Error('the queue store is down', { cause: error }), { code: 'ECONNREFUSED' })
    }
  }
}

/** Repeats a statement after a deadlock, as of two workers that write one schedule: the other statement has succeeded. */
async function throughDeadlocks<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof DatabaseError && error.code === deadlockDetected)) throw error
    }
  }
}
