import { spawn } from 'node:child_process'
import { once } from 'node:events'
import os from 'node:os'
import { built } from './lib/programs.mjs'
import { loadEnvironment } from './lib/project.mjs'
import { openServices } from './lib/services.mjs'
import { buildSite } from './lib/site-build.mjs'
import { awaitStop } from './lib/stopping.mjs'
import { CommandError, command } from './lib/terminal.mjs'

/** `npm run web|worker|migrate|…`: runs one program with its arguments, passes signals on, and returns its status. */
await command(async () => {
  const [name, ...args] = process.argv.slice(2)
  if (!Object.hasOwn(built, name))
    throw new CommandError(`Usage: node scripts/part.mjs ${Object.keys(built).join('|')}`)
  const stopping = awaitStop()
  const env = loadEnvironment()
  await buildSite()
  if (stopping.isAsked()) return 0
  const services = await openServices(env, { isAsked: name === 'web' })
  try {
    return await runPart([...built[name], ...args], { ...env, NODE_ENV: env.NODE_ENV || 'production' }, stopping)
  } finally {
    await services.close()
  }
})

/** The message channel tells the program that we are gone, in case we are killed. */
async function runPart(args, env, stopping) {
  const options = { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true }
  const child = spawn(process.execPath, args, options)
  void stopping.asked.then(() => child.kill('SIGTERM'))
  const [status, signalName] = await once(child, 'exit')
  return status ?? 128 + os.constants.signals[signalName]
}
