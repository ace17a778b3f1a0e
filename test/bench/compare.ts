import autocannon, { type Request } from 'autocannon'

const rounds = 7
const roundSeconds = 2
const connections = 10

export interface Contest {
  name: string
  /** Address of the built site. */
  ours: string
  load: Request
  rivals: Rival[]
}

export interface Rival {
  name: string
  url: string
  /** The least ratio of our requests per second to the rival's that is acceptable; absent: only shown. */
  least?: number
}

export interface Outcome {
  contest: string
  rival: string
  /** Medians of requests per second. */
  ours: number
  theirs: number
  ratio: number
  least?: number | undefined
}

/** Holds the contests one after the other; within one, all servers take turns. */
export async function compare(contests: Contest[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const contest of contests) outcomes.push(...(await hold(contest)))
  return outcomes
}

async function hold({ name, ours, load, rivals }: Contest): Promise<Outcome[]> {
  const urls = [ours, ...rivals.map(({ url }) => url)]
  const rates = new Map<string, number[]>(urls.map((url) => [url, []]))
  for (const url of urls) await requestsPerSecond(url, load)
  for (let round = 0; round < rounds; round += 1) {
    // The order turns each round, so that nobody always runs first.
    const order = round % 2 === 0 ? urls : urls.toReversed()
    for (const url of order) rates.get(url)?.push(await requestsPerSecond(url, load))
  }
  const of = (url: string) => median(rates.get(url) ?? [])
  return rivals.map((rival) => ({
    contest: name,
    rival: rival.name,
    ours: of(ours),
    theirs: of(rival.url),
    ratio: of(ours) / of(rival.url),
    least: rival.least,
  }))
}

/** One round of load. An answer that is not a success makes the figures worthless, so it ends the benchmark. */
async function requestsPerSecond(url: string, load: Request): Promise<number> {
  const result = await autocannon({ url, connections, duration: roundSeconds, requests: [load] })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${load.path} answered ${result.non2xx} times without success, failed ${result.errors} times`)
  return result['2xx'] / result.duration
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
