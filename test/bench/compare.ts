import autocannon, { type Request } from 'autocannon'
import type { Server } from './server'
import { median, print, verdict } from './table'

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
  /** The minimum acceptable ratio of our requests per (CPU) second to the rival's. */
  least: number
}

/**
 * Runs the contests one after the other; within one, all servers take turns. Prints the medians of requests per (CPU)
 * second, and returns whether every ratio meets its target.
 */
export async function compare(contests: Contest[]): Promise<boolean> {
  const rows: string[][] = []
  let kept = true
  for (const { name, ours, load, per, rivals } of contests) {
    const rates = await takeTurns([ours, ...rivals.map(({ server }) => server)], load, per)
    const of = (server: Server) => median(rates.get(server) ?? [])
    for (const { name: rival, server, least } of rivals) {
      const ratio = of(ours) / of(server)
      kept &&= ratio >= least
      const figures = [of(ours).toFixed(0), of(server).toFixed(0), ratio.toFixed(2)]
      rows.push([name, rival, per, ...figures, `>= ${least} ${verdict(ratio >= least)}`])
    }
  }
  print([['what', 'against', 'requests a', 'ours', 'theirs', 'ratio', 'target'], ...rows])
  return kept
}

async function takeTurns(servers: Server[], load: Request, per: Per): Promise<Map<Server, number[]>> {
  const rates = new Map<Server, number[]>(servers.map((server) => [server, []]))
  for (const server of servers) await rateOf(server, load, per)
  for (let round = 0; round < rounds; round += 1) {
    // The order alternates each round, so that no server always runs first.
    const order = round % 2 === 0 ? servers : servers.toReversed()
    for (const server of order) rates.get(server)?.push(await rateOf(server, load, per))
  }
  return rates
}

/** One round of load. An unsuccessful response makes the figures meaningless, so it ends the benchmark. */
async function rateOf({ url, cpuSeconds }: Server, load: Request, per: Per): Promise<number> {
  const before = cpuSeconds()
  const result = await autocannon({ url, connections, duration: roundSeconds, requests: [load] })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${url}${load.path} answered ${result.non2xx} times without success, failed ${result.errors} times`)
  return result['2xx'] / (per === 'second' ? result.duration : cpuSeconds() - before)
}
