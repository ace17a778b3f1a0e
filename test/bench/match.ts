import os from 'node:os'
import { matchCandidates } from '../../shared/match'
import { readPractice } from '../../shared/match/read/index'
import type { Answers } from '../../shared/match/terms/answers'
import { weigh } from '../../shared/match/weigh/weigh'
import { leads } from '../support/leads'
import { median, print, verdict } from './table'

const rounds = 20
/** Milliseconds of CPU for one lead. */
const targets = { reading: 10, weighing: 1 }

/**
 * Measures the reading of a lead's words and the weighing of all systems for it, in CPU milliseconds. Returns whether
 * both meet their targets.
 */
export function benchMatch(): boolean {
  const known = leads.map((lead: Answers) => readPractice(lead))
  const reading = medianOf(() => leads.map((lead: Answers) => readPractice(lead)))
  const weighing = medianOf(() => known.map((one) => weigh(one, matchCandidates)))
  const rows = Object.entries({ reading, weighing }).map(([name, ms]) => {
    const target = targets[name as keyof typeof targets]
    return [name, ms.toFixed(2), `< ${target} ${verdict(ms < target)}`]
  })
  print([['match, ms of CPU', 'p50', 'target'], ...rows])
  console.log(`${matchCandidates.length} systems, the machine at load ${os.loadavg()[0]?.toFixed(1)}`)
  return reading < targets.reading && weighing < targets.weighing
}

/** The median for one lead by CPU time, which other work on the machine does not affect. */
function medianOf(work: () => unknown): number {
  for (let round = 0; round < rounds; round += 1) work()
  const times = Array.from({ length: rounds }, () => {
    const before = process.cpuUsage()
    work()
    const { user, system } = process.cpuUsage(before)
    return (user + system) / 1_000 / leads.length
  })
  return median(times)
}
