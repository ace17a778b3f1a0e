import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { freePort } from './site'
import { until } from './until'

/** A pooler in front of a Postgres. */
export interface Pooler {
  /** The address of the same database through the pooler. */
  urlOf: (databaseUrl: string) => string
  close: () => Promise<void>
}

/**
 * A real PgBouncer in transaction mode: it has `connections` to each database of the server of `databaseUrl`, and lends
 * one to a client for the length of a transaction. The runner (`npm run test:long`) provides the program.
 */
export async function startPgbouncer(databaseUrl: string, connections: number): Promise<Pooler> {
  const program = process.env.TEST_PGBOUNCER
  if (!program) throw new Error('TEST_PGBOUNCER is not set: run the tests with `npm run test:long`.')
  const folder = await mkdtemp(join(tmpdir(), 'bemr-pgbouncer-'))
  const port = await freePort()
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(file, configuration(new URL(databaseUrl), port, connections))
  await chmod(folder, 0o755)
  // PgBouncer refuses to run as root.
  const asNobody = process.getuid?.() === 0 ? ['-u', 'nobody'] : []
  const child = spawn(program, ['-q', ...asNobody, file], { stdio: ['ignore', 'ignore', 'inherit'] })
  const urlOf = (given: string) => {
    const { username, pathname } = new URL(given)
    return `postgres://${username || 'anybody'}@127.0.0.1:${port}${pathname}`
  }
  await until(() => connectOnce(urlOf(databaseUrl)))
  return {
    urlOf,
    async close() {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function connectOnce(connectionString: string): Promise<void> {
  const client = new Client({ connectionString })
  await client.connect()
  await client.end()
}

function configuration(url: URL, listenPort: number, connections: number): string {
  const { hostname, port, username, password, searchParams } = url
  // An address may give a socket's folder and port in its query.
  const host = searchParams.get('host') ?? hostname
  const server = `host=${host} port=${searchParams.get('port') ?? (port || '5432')}`
  const user = decodeURIComponent(username) || searchParams.get('user')
  const login = `user='${user}'${password && ` password='${decodeURIComponent(password)}'`}`
  return `
[databases]
* = ${server} ${login}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${connections}
max_client_conn = 1000
`
}
