import type { Knex } from 'knex'
import { pendingMigrations } from '../../migrations'
import { atMostEvery, type Failing, failingChecks } from './health'
import type { Stores } from './stores'

/** How long a result is reused, how often writing is tried, and how long a check may take, all in milliseconds. */
const usualTimes = { answerKeptMs: 1_000, writeEveryMs: 5_000, checkTimeoutMs: 2_000 }

export type ReadinessTimes = typeof usualTimes

/**
 * What this process depends on and cannot reach or write to: `postgres`, `migrations` (some are pending), and `redis`.
 */
export function createReadiness(
  db: Knex,
  stores: Pick<Stores, 'kind' | 'ping' | 'tryWriting'>,
  times: Partial<ReadinessTimes> = {},
): () => Promise<Failing> {
  const { answerKeptMs, writeEveryMs, checkTimeoutMs } = { ...usualTimes, ...times }
  const checks = [
    { name: 'postgres', run: () => db.raw('select 1') },
    { name: 'postgres', run: atMostEvery(writeEveryMs, () => tryWriting(db)) },
    { name: stores.kind, run: () => stores.ping() },
    { name: stores.kind, run: atMostEvery(writeEveryMs, () => stores.tryWriting()) },
    { name: 'migrations', run: () => rejectPending(db) },
  ]
  return atMostEvery(answerKeptMs, () => failingChecks(checks, checkTimeoutMs))
}

/** More than `work_mem` below, so the query spills to disk. A lead with the longest possible answers is smaller. */
const spilledRows = 256
const spilledRowBytes = 1_000

/**
 * Writes as a lead would: a row, which has to reach the disk, and a quarter of a megabyte of new space, in a temporary
 * file. The row alone proves nothing: on a full disk it still fits where its last version was.
 */
async function tryWriting(db: Knex): Promise<void> {
  await db
    .transaction(async (transaction) => {
      await transaction.raw(`set local work_mem = '64kB'`)
      await transaction.raw(
        `with spilled as materialized (select repeat('x', ${spilledRowBytes}) from generate_series(1, ${spilledRows}))
       insert into write_probe (written_at) select now() from (select count(*) from spilled) as counted
       on conflict (only_row) do update set written_at = excluded.written_at`,
      )
    })
    .catch(ignoreUnmigrated)
}

/** Ignores that the probe's table is missing: a pending migration is reported by its own check. */
function ignoreUnmigrated(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error
}

async function rejectPending(db: Knex): Promise<void> {
  const [first] = await pendingMigrations(db)
  if (first) throw new Error(`the migration ${first} is pending`)
}
