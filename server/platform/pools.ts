import type { Knex } from 'knex'
import type { Config } from './config'
import { createDatabase } from './database'

/** The pools of a web process. One that is used up makes its own part wait, and none of the others. */
export interface Pools {
  intake: Knex
  reads: Knex
  admin: Knex
  telemetry: Knex
  close(): Promise<void>
}

/** @param waiting how long a request waits for a connection, if not as long as is usual */
export function createPools(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePools'>,
  waiting: { connectTimeoutMs?: number } = {},
): Pools {
  const open = (name: 'intake' | 'reads' | 'admin' | 'telemetry') =>
    createDatabase(config, { ...waiting, connections: config.databasePools[name] })
  const pools = { intake: open('intake'), reads: open('reads'), admin: open('admin'), telemetry: open('telemetry') }
  return {
    ...pools,
    close: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.destroy()))),
  }
}
