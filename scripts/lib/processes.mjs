import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Every program that `run` has started and that has not ended, so that a stopping command can end them too. */
const underWay = new Set()

/**
 * Runs a program to its end, with its output shown or, with `quiet`, collected.
 * @returns {Promise<{status: number, output: string}>} 128 + n stands for signal n, 127 for a missing program
 */
export function run(file, args, { quiet = false, ...options } = {}) {
  const child = spawn(file, args, {
    stdio: quiet ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
    ...options,
  })
  underWay.add(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (piece) => (output += piece))
  return new Promise((resolve) => {
    const end = (status) => {
      underWay.delete(child)
      resolve({ status, output })
    }
    child.on('error', (error) => {
      output += error.message
      end(127)
    })
    child.on('close', (status) => end(status ?? 128))
  })
}

export function endRuns() {
  for (const child of underWay) child.kill('SIGTERM')
}

/** Identifies a process beyond its number, which the system eventually reuses. */
export function identify(pid) {
  return { pid, started: startOf(pid) }
}

/** Whether that very process still runs. A zombie, which has ended but has not been reaped by its parent, does not. */
export function isAlive({ pid, started }) {
  if (process.platform !== 'linux') return answersSignal(pid) && startOf(pid) === started
  return started !== null && startOf(pid) === started
}

/** @returns {Promise<boolean>} whether the process was gone within `ms` */
export async function gone(identity, ms) {
  for (const deadline = Date.now() + ms; isAlive(identity); await sleep(20)) if (Date.now() > deadline) return false
  return true
}

/** Sends a signal; does nothing if the process is gone. A negative number means the process group. */
export function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch (error) {
    if (error.code !== 'ESRCH') throw error
  }
}

/** When the process was started, in the system's own unit; null if it does not run. */
function startOf(pid) {
  if (process.platform === 'linux') {
    const stat = readStat(pid)
    return stat && !'ZX'.includes(stat.state) ? stat.started : null
  }
  if (process.platform === 'win32') return null
  return spawnSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).stdout.trim() || null
}

/** Parses `/proc/<pid>/stat`; null if the process is gone. The program's name may contain spaces and parentheses. */
export function readStat(pid) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return {
      name: text.slice(text.indexOf('(') + 1, text.lastIndexOf(')')),
      state: fields[0],
      parent: Number(fields[1]),
      started: fields[19],
      /** Its own time on a processor, and that of its children that have ended, in hundredths of a second. */
      worked: Number(fields[11]) + Number(fields[12]),
      reaped: Number(fields[13]) + Number(fields[14]),
    }
  } catch {
    return null
  }
}

function answersSignal(pid) {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error.code === 'EPERM'
  }
}
