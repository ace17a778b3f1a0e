/**
 * The 99th percentile is the median over this many rounds, so that one busy moment of the machine affects only one of
 * them.
 */
const rounds = 5

/** In milliseconds. */
export type Times = [p50: number, p99: number]

/**
 * Times two contestants sample by sample, in turns and in alternating order, so that a slow moment of the machine
 * affects both.
 */
export async function takeTurns(
  contestants: readonly [Contestant, Contestant],
  samples: number,
): Promise<[Times, Times]> {
  const runs = contestants.map((run) => ({ run, times: [] as number[] }))
  for (let sample = 0; sample < samples; sample += 1) {
    for (const { run, times } of sample % 2 ? runs : runs.toReversed()) times.push(await run(sample))
  }
  const [small, large] = runs.map(({ times }) => percentiles(times))
  if (!(small && large)) throw new Error('two sizes are compared')
  return [small, large]
}

/** Runs one sample and returns its duration in milliseconds. */
export type Contestant = (sample: number) => Promise<number>

export async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now()
  await work()
  return performance.now() - began
}

function percentiles(times: number[]): Times {
  const size = Math.ceil(times.length / rounds)
  const inRounds = Array.from({ length: rounds }, (_, round) => times.slice(round * size, (round + 1) * size))
  const highest = inRounds.filter((part) => part.length > 0).map((part) => at(part, 0.99))
  return [at(times, 0.5), at(highest, 0.5)]
}

function at(values: number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN
}
