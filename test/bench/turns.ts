import { median, percentile, print, verdict } from './table'

/**
 * The 99th percentile is the median over this many rounds, so that one busy moment of the machine affects only one of
 * them.
 */
const rounds = 5
const samplesOfSlow = 25
/** The maximum ratio of the time with much stored data to the time with little. */
const mostRatio = 2

/** What is done at both sizes. */
export interface Task<Site> {
  name: string
  run: (site: Site, sample: number) => Promise<unknown>
  /** On a process that has not answered any request yet. */
  cold?: true
  /** Known to grow with the stored data, as the documents say, so it is printed and not judged. */
  grows?: true
}

interface Growth<Site> {
  what: string
  /** The number of stored things in each site. */
  sizes: readonly number[]
  /** Gives each site as a process finds it that has just started. */
  open: readonly (() => Site)[]
  tasks: readonly Task<Site>[]
  /** How often each task runs before it is timed, and how often it is timed. */
  warmUp: number
  samples: number
  /** The percentiles whose ratio is judged. */
  judged: readonly ('p50' | 'p99')[]
}

/**
 * Times each task at two sizes, sample by sample in turns and in alternating order, so that a slow moment of the machine
 * affects both, and prints the times and their ratios. Returns whether every ratio meets its target.
 */
export async function compareSizes<Site>(growth: Growth<Site>): Promise<boolean> {
  const { what, sizes, tasks, judged } = growth
  const rows: string[][] = []
  let kept = true
  for (const task of tasks) {
    const times = await takeTurns(task, growth)
    const ratios = judged.map((key) => times.map((each) => each[key]).reduce((small, large) => large / small))
    const isKept = task.grows || Math.max(...ratios) <= mostRatio
    kept &&= isKept
    const figures = [...times.flatMap(({ p50, p99 }) => [p50, p99]), ...ratios]
    const judgment = task.grows ? 'shown only' : `<= ${mostRatio} ${verdict(isKept)}`
    rows.push([task.name, ...figures.map((figure) => figure.toFixed(2)), judgment])
  }
  const columns = sizes.flatMap((size) => ['p50', 'p99'].map((key) => `${key} ${size.toLocaleString('en-US')}`))
  print([[`${what}, ms`, ...columns, ...judged.map((key) => `ratio ${key}`), 'target'], ...rows])
  return kept
}

async function takeTurns<Site>({ run, cold, grows }: Task<Site>, { open, warmUp, samples }: Growth<Site>) {
  const runs = open.map((openAnew) => ({ openAnew, site: openAnew(), times: [] as number[] }))
  for (const { site } of runs) for (let sample = 0; sample < warmUp; sample += 1) await run(site, sample)
  for (let sample = 0; sample < (grows ? samplesOfSlow : samples); sample += 1)
    for (const { openAnew, site, times } of sample % 2 ? runs : runs.toReversed()) {
      const asked = cold ? openAnew() : site
      const began = performance.now()
      await run(asked, sample)
      times.push(performance.now() - began)
    }
  return runs.map(({ times }) => percentiles(times))
}

/** In milliseconds. */
function percentiles(times: number[]) {
  const size = Math.ceil(times.length / rounds)
  const inRounds = Array.from({ length: rounds }, (_, round) => times.slice(round * size, (round + 1) * size))
  const highest = inRounds.filter((part) => part.length > 0).map((part) => percentile(part, 0.99))
  return { p50: median(times), p99: median(highest) }
}
