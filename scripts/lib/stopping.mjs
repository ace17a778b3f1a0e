import { endRuns, readStat } from './processes.mjs'

const parentCheckMs = 250

/**
 * Waits for a request to stop: SIGINT, SIGTERM, or SIGHUP, or the end of npm's shell, which started us (npm passes a
 * signal to its shell, and a shell that dies of it passes nothing on). Running programs are ended at once.
 * @returns {{ asked: Promise<void>, isAsked: () => boolean }}
 */
export function awaitStop() {
  let asked = false
  const promise = new Promise((resolve) => {
    const ask = () => {
      asked = true
      endRuns()
      resolve()
    }
    // The listeners stay: with Ctrl-C the whole process group gets the signal and npm passes it on as well, and a
    // second one must have no effect.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, ask)
    whenParentIsGone(ask)
  })
  return { asked: promise, isAsked: () => asked }
}

/**
 * Only under npm: a command that a shell has put into the background outlives that shell on purpose. Between npm and
 * this process there may be a shell that survives when npm is killed, so npm itself is watched too.
 */
function whenParentIsGone(tell) {
  if (!process.env.npm_lifecycle_event) return
  const shell = parentShell(process.ppid)
  const family = () => `${process.ppid} ${shell && parentShell(shell.pid)?.parent}`
  const atStart = family()
  const timer = setInterval(() => {
    if (family() === atStart) return
    clearInterval(timer)
    tell()
  }, parentCheckMs)
  timer.unref()
}

/** The process, and its parent if it is a shell that can be read; it may also have been replaced by this process. */
function parentShell(pid) {
  const found = readStat(pid)
  return found && /^(ba|da|a|z)?sh$/.test(found.name) ? { pid, parent: found.parent } : undefined
}
