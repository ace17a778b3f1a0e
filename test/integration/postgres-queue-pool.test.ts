import { Client } from 'pg'
import { PostgresQueuePool } from '../../server/platform/stores/postgres-queue-pool'
import { createTestDatabase } from '../support/database'
import { until } from '../support/until'

/** Locks two rows in the given order. */
const lockBoth = (first: number, second: number) => `
  do $$ begin
    update pair set times = times + 1 where key = ${first};
    perform pg_sleep(0.3);
    update pair set times = times + 1 where key = ${second};
  end $$`

it('a queue statement that was canceled because of a deadlock is sent again', async () => {
  const database = await createTestDatabase()
  const other = new Client(database.url)
  const pool = new PostgresQueuePool(database.url, 1, { up: () => undefined, down: () => undefined })
  try {
    await database.db.raw('create schema if not exists bullmq')
    await database.db.raw('create table bullmq.pair as select key, 0 as times from (values (1), (2)) as two (key)')
    await other.connect()
    // Postgres cancels the transaction that checks for a deadlock first. It checks once, when both must be waiting.
    await other.query(`set search_path to bullmq; set deadlock_timeout = '1min'`)
    await pool.query(`set deadlock_timeout = '2s'`)
    await Promise.all([other.query(lockBoth(1, 2)), pool.query(lockBoth(2, 1))])
    const { rows } = await pool.query<{ key: number; times: number }>('select key, times from pair order by key')
    expect(rows).toEqual([
      { key: 1, times: 2 },
      { key: 2, times: 2 },
    ])
    const deadlocks = 'select deadlocks::int from pg_stat_database where datname = current_database()'
    // On a busy machine, the statement that is sent again can meet the other one once more.
    await until(async () => expect((await database.db.raw(deadlocks)).rows[0].deadlocks).toBeGreaterThan(0))
  } finally {
    await pool.end()
    await other.end()
    await database.drop()
  }
})

it('a queue statement that finds no free connection in time is reported as an outage, after which it is tried again', async () => {
  const database = await createTestDatabase()
  const pool = new PostgresQueuePool(database.url, 1, { up: () => undefined, down: () => undefined })
  try {
    const held = await pool.connect()
    await expect(pool.query('select 1')).rejects.toMatchObject({ code: 'ECONNREFUSED' })
    held.release()
    expect((await pool.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  } finally {
    await pool.end()
    await database.drop()
  }
})
