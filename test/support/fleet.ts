import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Knex } from 'knex'
import { createTestDatabase } from './database'
import { startNginx } from './nginx'
import { createPart, freePort, type Part } from './site'

export interface Fleet {
  /** The address of the proxy before the web processes. */
  url: string
  db: Knex
  webs: Part[]
  workers: Part[]
  /** Further variables of each process, read when it starts. */
  variables: Record<string, string>
  stop: () => Promise<void>
}

/** Two web processes behind nginx and two workers, on one database. `given`: variables that differ from the defaults. */
export async function startFleet(given: Record<string, string>): Promise<Fleet> {
  const database = await createTestDatabase()
  const dataDir = await mkdtemp(join(tmpdir(), 'bemr-fleet-'))
  const ports = [await freePort(), await freePort()]
  const variables: Record<string, string> = {
    PATH: process.env.PATH ?? '',
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    DATABASE_URL: database.url,
    ADMIN_PASSWORD: 'a password for tests',
    SESSION_SECRET: 'a secret of the tests that is long enough',
    SITE_URL: 'http://guide.example',
    TRUST_PROXY: 'loopback',
    LOG_LEVEL: 'warn',
    ...given,
  }
  const webs = ports.map((port) => createPart('dist/server/web.mjs', { ...variables, PORT: String(port) }))
  const workers = [1, 2].map(() => createPart('dist/server/worker.mjs', variables))
  await Promise.all([...webs, ...workers].map((part) => part.start()))
  const nginx = await startNginx(ports)
  return {
    url: nginx.url,
    db: database.db,
    webs,
    workers,
    variables,
    async stop() {
      await Promise.all([...webs, ...workers].map((part) => part.stop('SIGKILL')))
      await nginx.close()
      await database.drop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
