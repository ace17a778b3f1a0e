import { linkSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { writeDurably } from './files.mjs'
import { identify, isAlive } from './processes.mjs'

/** A lock file that names nobody is left alone for this long, because someone may be writing it. */
const unreadableForMs = 1_000

/**
 * Takes a lock that dies with its holder: a file that names the process. It is void once that process is gone, or after
 * it has named nobody for a second, like an empty file left by a power cut.
 * @returns {{ release: () => void } | { holder: { pid: number } }} the living holder if another process has it
 */
export function tryLock(file) {
  mkdirSync(path.dirname(file), { recursive: true })
  const mine = `${file}.${process.pid}`
  writeDurably(mine, JSON.stringify(identify(process.pid)))
  try {
    for (;;) {
      if (linked(mine, file)) return { release: () => rmSync(file, { force: true }) }
      const holder = readHolder(file)
      if (holder && isAlive(holder)) return { holder }
      if (holder || isAbandoned(file)) clearAway(file, holder)
      else pause()
    }
  } finally {
    rmSync(mine, { force: true })
  }
}

/** Runs `work` while holding the lock, after waiting for its present holder. */
export async function locked(file, work) {
  let lock = tryLock(file)
  for (; !lock.release; lock = tryLock(file)) await sleep(50)
  try {
    return await work()
  } finally {
    lock.release()
  }
}

/** Registers this process in a folder of users. `leave` returns whether it was the last living one. */
export function enter(folder) {
  mkdirSync(folder, { recursive: true })
  const mine = path.join(folder, String(process.pid))
  writeFileSync(mine, JSON.stringify(identify(process.pid)))
  return {
    leave() {
      rmSync(mine, { force: true })
      return readdirSync(folder).every((name) => {
        const user = readHolder(path.join(folder, name))
        return !(user && isAlive(user))
      })
    },
  }
}

/** A hard link appears complete or not at all, so nobody reads a half-written holder. */
function linked(from, to) {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if (error.code !== 'EEXIST') throw error
    return false
  }
}

/** Null if it is gone or names nobody; throws if it cannot be read, which does not mean that its holder is dead. */
function readHolder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    if (error instanceof SyntaxError || error.code === 'ENOENT') return null
    throw error
  }
}

/** In either direction: a file dated in the future is as old as one from the past. */
function isAbandoned(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Math.abs(Date.now() - found.mtimeMs) > unreadableForMs
}

/** Blocks for 50 ms. The caller cannot be asynchronous, and waits for a second at most. */
const pause = () => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 50)

/** Removes the file of a dead holder, or of none (null), and restores what a faster process has put there meanwhile. */
function clearAway(file, dead) {
  const aside = `${file}.${process.pid}.dead`
  try {
    renameSync(file, aside)
  } catch (error) {
    if (error.code === 'ENOENT') return
    throw error
  }
  const found = readHolder(aside)
  if (found?.pid !== dead?.pid || found?.started !== dead?.started) linked(aside, file)
  rmSync(aside, { force: true })
}
