import { mkdtempSync, rmSync, statfsSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openPostgres } from './postgres.mjs'

/** Many test files, each with its own connection pools, share one server. */
const settings = ['max_connections=300']

const memoryFolder = '/dev/shm'
/** A whole test run writes about 2 GB: most of it is the transaction log, the rest are the databases in use. */
const memoryBytesMin = 4 * 1024 ** 3

/**
 * A temporary Postgres: `env` has its superuser address as TEST_DATABASE_URL.
 * @param {{ durable: boolean }} options `durable: true` if the cost of a safe commit is measured; otherwise the data is
 * in memory if it fits, because test files create thousands of databases of several hundred files each
 */
export async function openScratch({ durable }) {
  const folder = mkdtempSync(path.join(durable ? os.tmpdir() : quickFolder(), 'bemr-scratch-'))
  const postgres = await openPostgres({ folder, durable, settings })
  return {
    env: { TEST_DATABASE_URL: postgres.url('postgres'), TEST_POSTGRES_CLUSTER: path.join(folder, 'postgres') },
    async close() {
      await postgres.release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function quickFolder() {
  try {
    const { bavail, bsize } = statfsSync(memoryFolder)
    if (bavail * bsize >= memoryBytesMin) return memoryFolder
  } catch {
    // Not Linux: the folder does not exist.
  }
  return os.tmpdir()
}
