import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Redis } from 'ioredis'
import { until } from './until'

/** A Redis of the test's own, which forgets everything when it stops, on this port. The runner (`npm test`) names the program. */
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
    /** What the job queue is to run by the clock. */
    schedules: () => ask((client) => client.zrange('bull:jobs:repeat', 0, -1)),
    /** Has it refuse writes, as one does that is full and may drop nothing. */
    rejectWrites: () => ask((client) => client.config('SET', 'maxmemory', '1')),
    takeWrites: () => ask((client) => client.config('SET', 'maxmemory', '0')),
    /** Kills it, with all it holds. */
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
