import autocannon, { type Request } from 'autocannon'
import { freshLeads } from './loads'
import { median, print, verdict } from './table'

const rounds = 5
const roundSeconds = 4
/** The leads that visitors send per second meanwhile: a thousand times a busy day of the site. */
const leadsPerSecond = 50
const rubbishConnections = 1_000
/** The minimum ratio of acknowledged leads with the flood to those without. */
const leastRatio = 0.9

const rubbish: Request = {
  method: 'POST',
  path: '/api/leads',
  headers: { 'content-type': 'application/json' },
  body: '{}',
}

interface Round {
  acknowledged: number
  p50: number
  p99: number
}

/**
 * Measures whether leads get through while a thousand connections from one address post invalid requests as fast as
 * they are answered. Leads are offered at a fixed rate, with and without the flood in turns. Returns whether the
 * numbers of acknowledged leads are within a tenth.
 */
export async function benchFlood(url: string): Promise<boolean> {
  const alone: Round[] = []
  const flooded: Round[] = []
  await sendLeads(url)
  for (let round = 0; round < rounds; round += 1) {
    alone.push(await sendLeads(url))
    const flood = autocannon({
      url,
      connections: rubbishConnections,
      duration: roundSeconds + 2,
      requests: [rubbish],
      // In a worker thread, so that the flood does not delay the process that sends leads.
      workers: 1,
    })
    flooded.push(await sendLeads(url))
    const { '4xx': refused, duration } = await flood
    console.log(`flood, round ${round + 1}: ${(refused / duration).toFixed(0)} refused a second`)
  }
  const of = (rows: Round[], key: keyof Round) => median(rows.map((row) => row[key]))
  const ratio = of(flooded, 'acknowledged') / of(alone, 'acknowledged')
  const row = (name: string, rows: Round[]) => [
    name,
    ...(['acknowledged', 'p50', 'p99'] as const).map((key) => of(rows, key).toFixed(1)),
  ]
  const header = [`${leadsPerSecond} leads a second offered`, 'acknowledged/s', 'p50 ms', 'p99 ms']
  print([header, row('alone', alone), row('with 1,000 connections of rubbish', flooded)])
  const kept = ratio >= leastRatio
  console.log(`ratio ${ratio.toFixed(2)}, >= ${leastRatio} ${verdict(kept)}`)
  return kept
}

async function sendLeads(url: string): Promise<Round> {
  const result = await autocannon({
    url,
    connections: 25,
    overallRate: leadsPerSecond,
    duration: roundSeconds,
    requests: [freshLeads('/api/leads')],
  })
  if (result.non2xx > 0 || result.errors > 0)
    throw new Error(`${result.non2xx} leads were answered without success, ${result.errors} failed`)
  return { acknowledged: result['2xx'] / result.duration, p50: result.latency.p50, p99: result.latency.p99 }
}
