import type { Knex } from 'knex'
import { pendingMigrations } from '../../migrations'
import { atMostEvery, type Failing, failingChecks } from './health'
import type { Stores } from './stores'

export interface ReadinessTimes {
  /** For how long an answer is given again, however often and by however many it is asked. */
  answerKeptMs: number
  writeEveryMs: number
  /** A part that takes longer is not fine. */
  checkTimeoutMs: number
}

const usualTimes: ReadinessTimes = { answerKeptMs: 1_000, writeEveryMs: 5_000, checkTimeoutMs: 2_000 }

/**
 * Asks what this process stands on whether it is there and can be written to: `postgres`, `migrations` (some are pending) and,
 * where sessions, limits and jobs live there, `redis`.
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

/** More than `work_mem` below, so that it goes to the disk. A lead with its longest answers is smaller. */
const spilledRows = 256
const spilledRowBytes = 1_000

/**
 * Writes to the database as a lead would: a row, which has to reach the disk, and a quarter of a megabyte of new space.
 * The row alone would not do: it fits where its last version stood, on a disk that is full. The space is a temporary file,
 * which is gone at once and leaves the tables as they are.
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

/** Without its table the probe says nothing; that a migration is pending has a name of its own. */
function ignoreUnmigrated(error: unknown): void {
  if (!(error instanceof Error && 'code' in error && error.code === '42P01')) throw error
}

async function rejectPending(db: Knex): Promise<void> {
  const [first] = await pendingMigrations(db)
  if (first) throw new Error(`the migration ${first} is pending`)
}
