import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserAddress, claimAddress } from './address.mjs'
import { openDataDir } from './files.mjs'
import { tryLock } from './locks.mjs'
import { run } from './processes.mjs'
import { loadEnvironment } from './project.mjs'
import { openServices } from './services.mjs'
import { awaitStop } from './stopping.mjs'
import { Supervisor } from './supervisor.mjs'
import { CommandError, say, timed } from './terminal.mjs'

const names = ['web', 'worker']

/**
 * Runs the whole site until it is asked to stop: services, migrations, demo content, web, and worker.
 * @param {object} options
 * @param {() => Promise<void>} options.prepare what has to be done before, such as installing and building
 * @param {Record<'web' | 'worker' | 'migrate' | 'seed', string[]>} options.programs arguments to Node for each
 * @param {'production' | 'development'} options.mode NODE_ENV for those programs if it is not set
 */
export async function runSite({ prepare, programs, mode }) {
  const stopping = awaitStop()
  const env = loadEnvironment()
  openDataDir(env.DATA_DIR)
  const lock = tryLock(path.join(env.DATA_DIR, 'site.lock'))
  if (lock.holder) {
    throw new CommandError(
      `The site of ${env.DATA_DIR} is already running (process ${lock.holder.pid}). Stop it first, or choose another DATA_DIR and PORT.`,
    )
  }
  const supervisor = new Supervisor(path.join(env.DATA_DIR, 'processes'))
  const opened = []
  try {
    await Promise.race([stopping.asked, start({ prepare, programs, mode, env, supervisor, opened, stopping })])
    await stopping.asked
  } catch (error) {
    if (!stopping.isAsked()) throw error
  } finally {
    await supervisor.stop()
    for (const services of await Promise.all(opened)) await services.close()
    lock.release()
  }
}

async function start({ prepare, programs, mode, env, supervisor, opened, stopping }) {
  await prepare()
  await supervisor.endSurvivors(names)
  await claimAddress(env)
  if (stopping.isAsked()) return
  opened.push(openServices(env))
  await timed('Services started', () => opened[0])
  env.NODE_ENV ||= mode
  await timed('Database migrated and seeded', async () => {
    for (const name of ['migrate', 'seed']) await runOnce(name, programs[name], env)
  })
  if (stopping.isAsked()) return
  await timed('Web and worker started', async () => {
    const ready = Promise.all(names.map((name) => supervisor.keep(name, programs[name], env)))
    // A watcher does not pass on its program's messages, so there readiness shows only in HTTP responses.
    await (mode === 'development' ? Promise.race([ready, answering(env, stopping)]) : ready)
  })
  if (!stopping.isAsked()) say(`Ready: ${browserAddress(env)}`)
}

async function answering(env, stopping) {
  const answered = () =>
    fetch(`${browserAddress(env)}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    )
  while (!(stopping.isAsked() || (await answered()))) await sleep(200)
}

async function runOnce(name, args, env) {
  const { status } = await run(process.execPath, args, { env: { ...env, LOG_LEVEL: env.LOG_LEVEL ?? 'warn' } })
  if (status !== 0) throw new CommandError(`"${name}" ended with status ${status}; see its output above.`, status)
}
