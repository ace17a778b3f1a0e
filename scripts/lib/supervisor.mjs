import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { gone, identify, isAlive, signal } from './processes.mjs'
import { CommandError, say } from './terminal.mjs'

const firstDelayMs = 250
const longestDelayMs = 10_000
/** A process that has run this long counts as healthy: its next end is not counted as a repetition. */
const stableMs = 10_000
/** How many times a process may end before it was ever ready, until the start is given up. */
const triesBeforeReady = 5
/** Slightly more than the programs allow themselves for an orderly stop. */
const stopDeadlineMs = 8_400
const configurationStatus = 78

/** Starts programs, restarts them when they end, and records which they are, for a successor if it is killed itself. */
export class Supervisor {
  #folder
  #children = new Map()
  #stopping = false

  constructor(folder) {
    this.#folder = folder
    mkdirSync(folder, { recursive: true })
  }

  /** Ends the programs that an earlier, killed supervisor has left running, if they have not stopped by themselves. */
  async endSurvivors(names) {
    await Promise.all(
      names.map(async (name) => {
        const left = readIdentity(this.#file(name))
        if (left && isAlive(left)) await end(left)
        rmSync(this.#file(name), { force: true })
      }),
    )
  }

  /**
   * Starts a program. It reports that it is ready with the message `{ready: true}`.
   * @returns {Promise<void>} when it is ready for the first time @throws CommandError if its configuration is wrong, or
   * if it ends repeatedly before it is ready
   */
  keep(name, args, env) {
    return new Promise((resolve, reject) => this.#start({ name, args, env, resolve, reject, deaths: 0, ready: false }))
  }

  async stop() {
    this.#stopping = true
    await Promise.all([...this.#children.values()].map(end))
    for (const name of this.#children.keys()) rmSync(this.#file(name), { force: true })
  }

  #start(program) {
    if (this.#stopping) return
    // A process group of its own: Ctrl-C in the terminal reaches it through the supervisor, in order.
    const options = { env: program.env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'], detached: true }
    const child = spawn(process.execPath, program.args, options)
    const began = Date.now()
    const identity = identify(child.pid)
    this.#children.set(program.name, identity)
    writeFileSync(this.#file(program.name), JSON.stringify(identity))
    child.on('message', (message) => {
      if (!message?.ready) return
      program.ready = true
      program.resolve()
    })
    child.on('exit', (status, signalName) => {
      if (this.#stopping) return
      if (Date.now() - began > stableMs) program.deaths = 0
      void this.#afterDeath(program, status, signalName)
    })
  }

  async #afterDeath(program, status, signalName) {
    program.deaths += 1
    const how = signalName ? `by ${signalName}` : `with status ${status}`
    if (status === configurationStatus && !program.ready) {
      return program.reject(new CommandError('The configuration has the errors above; nothing was started.', status))
    }
    if (!program.ready && program.deaths >= triesBeforeReady) {
      return program.reject(
        new CommandError(`The ${program.name} process ended ${how}, ${program.deaths} times. See its output above.`),
      )
    }
    const delay = Math.min(firstDelayMs * 2 ** (program.deaths - 1), longestDelayMs)
    say(`The ${program.name} process ended ${how}; starting it again in ${delay / 1000} s`)
    await sleep(delay)
    this.#start(program)
  }

  #file(name) {
    return path.join(this.#folder, name)
  }
}

async function end(identity) {
  signal(identity.pid, 'SIGTERM')
  if (await gone(identity, stopDeadlineMs)) return
  signal(-identity.pid, 'SIGKILL')
  await gone(identity, 500)
}

function readIdentity(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}
