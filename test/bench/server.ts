import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { freePort } from '../support/site'

const readyDeadlineMs = 20_000

export interface Server {
  url: string
  /** The CPU seconds that its process has used so far, including threads. */
  cpuSeconds: () => number
  stop: () => Promise<void>
}

/**
 * Starts a server that reports over IPC when it is ready. It logs as in production, with the output discarded; errors
 * are printed. TypeScript is compiled by tsx before the first request.
 */
export async function startServer(
  file: string,
  env: Record<string, string>,
  options: readonly string[] = [],
): Promise<Server> {
  const port = await freePort()
  const loader = /\.tsx?$/.test(file) ? ['--import', 'tsx'] : []
  const child = spawn(process.execPath, [...options, ...loader, file], {
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret of the benchmark alone',
      ADMIN_PASSWORD: 'a password of the benchmark alone',
      PORT: String(port),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  })
  const ended = once(child, 'exit')
  const late = AbortSignal.timeout(readyDeadlineMs)
  await Promise.race([
    once(child, 'message', { signal: late }),
    ended.then(([status]) => Promise.reject(new Error(`${file} ended with ${status} before it was ready`))),
  ])
  return {
    url: `http://127.0.0.1:${port}`,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    async stop() {
      child.kill()
      await ended
    },
  }
}

/** From proc(5), in hundredths of a second; the benchmarks run on Linux. */
function cpuSecondsOf(pid: number | undefined): number {
  const [, fields = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')
  const [user = 0, system = 0] = fields.split(' ').slice(11, 13).map(Number)
  return (user + system) / 100
}
