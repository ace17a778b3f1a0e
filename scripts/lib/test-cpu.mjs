import { readdirSync, readFileSync } from 'node:fs'
import { readStat } from './processes.mjs'

/** The environment that says for which suite of which run a process works: others may run on the same machine. */
export const suiteEnvironment = (suite) => ({ TEST_SUITE: `${suite} ${process.pid}` })
const shared = 'Postgres, Redis, the build'
const intervalMs = 1_000
const ticksPerSecond = 100

/**
 * Adds up the CPU time of this process and all its descendants, by suite. `time` misses those that nobody waits for,
 * such as a browser's renderers, which are a quarter of a run. Linux only: elsewhere there are no results.
 * @returns {() => Record<string, number>} ends the measurement and returns the seconds of each suite
 */
export function measureCpu() {
  if (process.platform !== 'linux') return () => ({})
  const meter = createMeter({ ownPid: process.pid, suiteOf: readSuite })
  const look = () => meter.look(readProcesses())
  look()
  const timer = setInterval(look, intervalMs).unref()
  return () => {
    clearInterval(timer)
    look()
    return meter.seconds()
  }
}

/**
 * Sums up what it is shown from time to time. A process works for the suite in its environment, otherwise for that of
 * its parent. What a child did after the last look is found in what its parent has reaped: `seen` is the time of ended
 * children that was counted before that.
 */
function createMeter({ ownPid, suiteOf }) {
  const ticks = {}
  let known = new Map([[ownPid, { suite: shared, worked: 0, reaped: 0, seen: 0 }]])
  const add = (suite, more) => (ticks[suite] = (ticks[suite] ?? 0) + more)
  const isKnown = (pid, { started }) => pid === ownPid || known.get(pid)?.started === started

  const follow = (now, pid, stat) => {
    const before = isKnown(pid, stat) ? known.get(pid) : { worked: 0, reaped: 0, seen: 0 }
    const suite = before.suite ?? suiteOf(pid) ?? (now.get(stat.parent) ?? known.get(stat.parent))?.suite
    if (!suite) return
    add(suite, stat.worked - before.worked)
    now.set(pid, { ...stat, suite, seen: before.seen - (stat.reaped - before.reaped) })
  }

  /** The living process that has reaped one, itself or through others that have ended too. */
  const survivorOf = (now, pid) => {
    const { parent } = known.get(pid)
    return known.has(parent) ? (now.get(parent) ?? survivorOf(now, parent)) : undefined
  }

  return {
    look(processes) {
      const now = new Map()
      for (const [pid, stat] of processes) follow(now, pid, stat)
      const ended = [...known].filter(([pid, { started }]) => pid !== ownPid && now.get(pid)?.started !== started)
      for (const [pid, { worked, reaped }] of ended) {
        const survivor = survivorOf(now, pid)
        if (survivor) survivor.seen += worked + reaped
      }
      for (const stat of now.values()) {
        add(stat.suite, Math.max(-stat.seen, 0))
        stat.seen = Math.max(stat.seen, 0)
      }
      known = now
    },
    seconds: () => Object.fromEntries(Object.entries(ticks).map(([suite, sum]) => [suite, sum / ticksPerSecond])),
  }
}

function readProcesses() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map((pid) => [Number(pid), readStat(pid)]).filter(([, stat]) => stat)
}

/** The suite in the environment of a process; undefined if it has none or belongs to someone else. */
function readSuite(pid) {
  try {
    const [, suite, run] = readFileSync(`/proc/${pid}/environ`, 'latin1').match(/(?:^|\0)TEST_SUITE=(\w+) (\d+)/) ?? []
    return run === String(process.pid) ? suite : undefined
  } catch {
    return undefined
  }
}
