import autocannon, { type Request } from 'autocannon'
import type { Server } from './server'

const rounds = 7
const roundSeconds = 2
const connections = 10

/** Whether rates are per second of the server's own CPU time, which no load generator limits, or of wall-clock time. */
type Per = 'CPU second' | 'second'

export interface Contest {
  name: string
  /** The built site. */
  ours: Server
  load: Request
  per: Per
  rivals: Rival[]
}

export interface Rival {
  name: string
  server: Server
  /**
   * The minimum acceptable ratio of our requests per (CPU) second to the rival's; if left out, the ratio is only
   * printed.
   */
  least?: number
}

export interface Outcome {
  contest: string
  rival: string
  per: Per
  /** Medians of requests per (CPU) second. */
  ours: number
  theirs: number
  ratio: number
  least?: number | undefined
}

/** Runs the contests one after the other; within one, all servers take turns. */
export async function compare(contests: Contest[]): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  for (const contest of contests) outcomes.push(...(await hold(contest)))
  return outcomes
}

async function hold({ name, ours, load, per, rivals }: Contest): Promise<Outcome[]> {
  const servers = [ours, ...rivals.map(({ server }) => server)]
  const rates = new Map<Server, number[]>(servers.map((server) => [server, []]))
  for (const server of servers) await rateOf(server, load, per)
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates each round, so that no server always runs first.
    const order = round % 2 === 0 ? servers : servers.toReversed()
    for (const server of order) rates.get(server)?.push(await rateOf(server, load, per))
  }
  const of = (server: Server) => median(rates.get(server) ?? [])
  return rivals.map((rival) => ({
    ...{ contest: name, rival: rival.name, per, least: rival.least },
    ...{ ours: of(ours), theirs: of(rival.server), ratio: of(ours) / of(rival.server) },
  }))
}

/** One round of load. An unsuccessful response makes the figures meaningless, so it ends the benchmark. */
async function rateOf({ url, cpuSeconds }: Server, load: Request, per: Per): Promise<number> {
  const before = cpuSeconds()
  const result = await autocannon({ url, connections, duration: roundSeconds, requests: [load] })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${load.path} answered ${result.non2xx} times without success, failed ${result.errors} times`)
  return result['2xx'] / (per === 'second' ? result.duration : cpuSeconds() - before)
}

export function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
}
