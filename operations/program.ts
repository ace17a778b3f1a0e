import type { Knex } from 'knex'
import { configOrExit } from '../server/platform/config'
import { createDatabase } from '../server/platform/database'
import { sentenceOf } from './failure'

/** How long a stopped program may take to remove an unfinished file. */
const cleanUpMs = 500

interface Surroundings {
  args: string[]
  db: Knex
  dataDir: string
  /** Set: the files of pictures are in a bucket and not in the data directory. */
  picturesS3Url: string | undefined
  /** Aborted when the operator stops the program. */
  signal: AbortSignal
}

/** Runs an operator's program and exits with its status; a foreseen failure ends with its sentence and status 1. */
export async function runOperation(work: (surroundings: Surroundings) => Promise<number>): Promise<never> {
  const config = configOrExit()
  const db = createDatabase(config, { patient: true })
  const stopping = new AbortController()
  const stopped = new Promise<never>((_, reject) => {
    stopping.signal.addEventListener('abort', () => setTimeout(() => reject(stopping.signal.reason), cleanUpMs))
  })
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => stopping.abort())
  const { dataDir, picturesS3Url } = config
  const surroundings = { args: process.argv.slice(2), db, dataDir, picturesS3Url, signal: stopping.signal }
  const status = await Promise.race([work(surroundings), stopped]).catch(explain)
  // Without waiting for the pool: a transaction that was left is rolled back when its connection ends.
  process.exit(status)
}

export const say = (text: string) => void process.stdout.write(`${text}\n`)

function explain(error: Error): number {
  process.stderr.write(`${sentenceOf(error)}\n`)
  return error.name === 'AbortError' ? 130 : 1
}
