import type { Config } from './config'
import { createDatabase, type Waiting } from './database'

export type Pools = ReturnType<typeof createPools>

/**
 * The connection pools of a web process. If one is used up, only its own part waits.
 * @param waiting how long a request waits for a connection or a statement, if not the default
 */
export function createPools(
  config: Pick<Config, 'databaseUrl' | 'databaseDirectUrl' | 'databasePools'>,
  waiting: Waiting = {},
) {
  const open = (name: 'intake' | 'reads' | 'admin' | 'telemetry') =>
    createDatabase(config, { ...waiting, connections: config.databasePools[name] })
  const pools = { intake: open('intake'), reads: open('reads'), admin: open('admin'), telemetry: open('telemetry') }
  return {
    ...pools,
    close: async () => void (await Promise.all(Object.values(pools).map((pool) => pool.destroy()))),
  }
}
