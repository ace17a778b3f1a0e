import { spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { accepts, freePort } from './address.mjs'
import { gone, identify, signal } from './processes.mjs'
import { findProgram, installed } from './system-packages.mjs'
import { CommandError } from './terminal.mjs'

const startDeadlineMs = 10_000

/**
 * Starts a Redis for the tests on a free loopback port that stores nothing on disk. @throws CommandError if there is no
 * redis-server and none can be installed: half of the tests need one
 */
export async function openRedis() {
  const program = await installed('redis-server', () => findProgram('redis-server', 'valkey-server'))
  if (!program) {
    throw new CommandError(
      'The tests need a redis-server, and it could not be installed. Install it (Debian: apt-get install redis-server; macOS: brew install redis) and run again.',
    )
  }
  const port = await freePort()
  const settings = { port, bind: '127.0.0.1', save: '', appendonly: 'no', 'maxmemory-policy': 'noeviction' }
  const args = Object.entries(settings).flatMap(([name, value]) => [`--${name}`, String(value)])
  const child = spawn(program, args, { stdio: 'ignore' })
  let ended = false
  child.on('error', () => (ended = true)).on('exit', () => (ended = true))
  for (const deadline = Date.now() + startDeadlineMs; !(await accepts({ host: '127.0.0.1', port })); await sleep(20)) {
    if (ended || Date.now() > deadline) throw new CommandError(`${program} did not start on port ${port}.`)
  }
  const identity = identify(child.pid)
  return {
    url: `redis://127.0.0.1:${port}`,
    program,
    async close() {
      signal(identity.pid, 'SIGTERM')
      if (!(await gone(identity, 3_000))) signal(identity.pid, 'SIGKILL')
    },
  }
}
