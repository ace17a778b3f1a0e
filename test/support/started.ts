import { mkdtempSync, realpathSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { processesOf, startCommand } from './command'
import { freePort } from './site'
import { until } from './until'

interface Options {
  /** The folder of the project; a clone keeps its data in itself. */
  project?: string
  account?: { uid?: number; gid?: number }
  env?: NodeJS.ProcessEnv
}

/** A data folder with functions that start sites in it, as a person does with `npm start`. */
export async function prepareSite({ project = process.cwd(), account = {}, env: more = {} }: Options = {}) {
  const outer = realpathSync(mkdtempSync(join(tmpdir(), 'bemr-data-')))
  const [dataDir, home] = project === process.cwd() ? [join(outer, 'data'), outer] : [join(project, '.data'), project]
  const { PATH } = process.env
  const env = { PATH, HOME: home, PORT: String(await freePort()), DATA_DIR: dataDir, LOG_LEVEL: 'warn', ...more }
  const running = () => processesOf(dataDir)
  /** Kills everything, the supervisor first, so that it cannot restart anything. */
  const killAll = () =>
    until(() => {
      const alive = running()
      for (const { pid } of alive) killQuietly(pid)
      expect(alive).toEqual([])
    })
  return {
    ...{ dataDir, env, running, killAll },
    start: (more: NodeJS.ProcessEnv = {}, [program, ...args] = [process.execPath, 'scripts/start.mjs']) =>
      startCommand(program ?? '', args, { cwd: project, env: { ...env, ...more }, ...account }),
    named: (part: string) => running().find(({ args }) => args.includes(part))?.pid ?? 0,
    async remove() {
      await killAll()
      rmSync(outer, { recursive: true, force: true })
    },
  }
}

function killQuietly(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It ended together with the others.
  }
}
