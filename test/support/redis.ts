import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { until } from './until'

/** A Redis for one test on this port, which stores nothing on disk. The runner (`npm test`) provides the program. */
export async function startRedis(port: number) {
  const program = process.env.TEST_REDIS_SERVER
  if (!program) throw new Error('TEST_REDIS_SERVER is not set: run the tests with `npm test`.')
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
  const child = spawn(program, args, { stdio: 'ignore' })
  const url = `redis://127.0.0.1:${port}`
  const ask = <T>(question: (client: Redis) => Promise<T>) => askOnce(url, question)
  await until(() => ask((client) => client.ping()))
  return {
    url,
    /** The job queue's schedules. */
    schedules: () => ask((client) => client.zrange('bull:jobs:repeat', 0, -1)),
    /** Makes it reject writes, like a full Redis that may evict nothing. */
    rejectWrites: () => ask((client) => client.config('SET', 'maxmemory', '1')),
    takeWrites: () => ask((client) => client.config('SET', 'maxmemory', '0')),
    /** Kills it with all its data. */
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

async function askOnce<T>(url: string, question: (client: Redis) => Promise<T>): Promise<T> {
  const client = new Redis(url, { lazyConnect: true, retryStrategy: () => null })
  client.on('error', () => undefined)
  try {
    await client.connect()
    return await question(client)
  } finally {
    client.disconnect()
  }
}
