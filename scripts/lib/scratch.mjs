import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openPostgres } from './postgres.mjs'

/** Many test files, each with pools of its own, on one server. */
const settings = ['max_connections=300']

/**
 * A Postgres that is thrown away: `env` carries its address, of a superuser, as TEST_DATABASE_URL.
 * @param {{ durable: boolean }} options `durable: true` where the cost of a safe commit is part of what is measured
 */
export async function openScratch({ durable }) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'bemr-scratch-'))
  const postgres = await openPostgres({ folder, durable, settings })
  return {
    env: { TEST_DATABASE_URL: postgres.url('postgres'), TEST_POSTGRES_CLUSTER: path.join(folder, 'postgres') },
    async close() {
      await postgres.release()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
