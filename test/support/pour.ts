import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { newKey } from './lead'

const retryAfterMs = 100
const giveUpAfterMs = 180_000

const leads: object[] = JSON.parse(readFileSync('test/fixtures/leads.json', 'utf8'))

/** A lead that was acknowledged with 201. */
export interface Acknowledged {
  id: string
  key: string
  /** The number of earlier requests that found no server, were lost, or were told to come back later. */
  failures: number
}

export interface Pour {
  acknowledged: Acknowledged[]
  /** Resolves when every lead is acknowledged; rejects when one is rejected. */
  finished: Promise<void>
}

/**
 * Submits varied leads, one every `everyMs`, without waiting for earlier ones. Each visitor repeats a request without a
 * response under the same key.
 */
export function pourLeads(url: string, { count, everyMs }: { count: number; everyMs: number }): Pour {
  const acknowledged: Acknowledged[] = []
  const finished = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * everyMs)
      acknowledged.push(await submit(url, leads[index % leads.length] ?? {}))
    }),
  )
  return { acknowledged, finished: finished.then(() => undefined) }
}

async function submit(url: string, lead: object): Promise<Acknowledged> {
  const key = newKey()
  // A different email address each, because an address gets only one confirmation a day.
  const body = { ...lead, workEmail: `${key}@northside.example` }
  const deadline = Date.now() + giveUpAfterMs
  for (let failures = 0; Date.now() < deadline; failures += 1) {
    const answer = await post(url, body, key)
    if (answer?.status === 201) return { id: answer.body.id, key, failures }
    if (answer && answer.status !== 503) throw new Error(`refused with ${answer.status} ${JSON.stringify(answer.body)}`)
    await sleep(retryAfterMs)
  }
  throw new Error('no answer in three minutes')
}

let visitors = 0
/** Each lead comes from a different IP address, because very many from one are marked and send no email. */
const nextAddress = () => `10.1.${(visitors >> 8) & 255}.${visitors++ & 255}`

/** Undefined if the server was unreachable or died before it responded. */
async function post(url: string, lead: object, key: string) {
  try {
    const answer = await fetch(`${url}/api/leads`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': nextAddress() },
      body: JSON.stringify(lead),
    })
    return { status: answer.status, body: (await answer.json()) as { id: string } }
  } catch {
    return undefined
  }
}
