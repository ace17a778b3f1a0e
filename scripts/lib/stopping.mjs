import { endRuns, readStat } from './processes.mjs'

const parentCheckMs = 250

/**
 * Waits to be told to stop: by SIGINT, SIGTERM or SIGHUP, or by npm's own shell, which started us, being gone (npm passes
 * a signal to its shell, and a shell that dies of it passes nothing on). Programs under way are ended at once.
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
    // Listeners stay: with Ctrl-C npm's group gets the signal and npm passes it on as well, and twice means no more than once.
    for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, ask)
    whenParentIsGone(ask)
  })
  return { asked: promise, isAsked: () => asked }
}

/**
 * Only under npm: a command that was put into the background by a shell outlives that shell on purpose. Between npm and
 * us there may be a shell that lives on when npm is killed, so npm itself is watched too.
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

/** The process and its parent when it is a shell and the system tells; a shell may as well have made way for us. */
function parentShell(pid) {
  const found = readStat(pid)
  return found && /^(ba|da|a|z)?sh$/.test(found.name) ? { pid, parent: found.parent } : undefined
}
