import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { newKey } from './lead'

const retryAfterMs = 100
const giveUpAfterMs = 180_000

const leads: object[] = JSON.parse(readFileSync('test/fixtures/leads.json', 'utf8'))
let visitors = 0

/** A lead that was acknowledged with 201. */
export interface Acknowledged {
  id: string
  key: string
  /** The number of earlier requests that found no server, were lost, or were told to come back later. */
  failures: number
  /** The time since the first request. */
  ms: number
}

export interface Pour {
  acknowledged: Acknowledged[]
  /** Resolves when every lead is acknowledged; rejects when one is rejected. */
  finished: Promise<void>
}

/** Submits varied leads like patient visitors, one every `everyMs`, without waiting for earlier ones. */
export function pourLeads(url: string, { count, everyMs }: { count: number; everyMs: number }): Pour {
  const acknowledged: Acknowledged[] = []
  const finished = Promise.all(
    Array.from({ length: count }, async (_, index) => {
      await sleep(index * everyMs)
      acknowledged.push(await submitWithPatience(url))
    }),
  )
  return { acknowledged, finished: finished.then(() => undefined) }
}

/**
 * Submits a lead like a patient visitor, with an IP address of its own (very many from one are marked and send no email)
 * and an email address of its own (one gets only one confirmation a day): repeatedly under one key until it is
 * acknowledged. Requests may be lost, and the site may say that it is unavailable.
 * @throws if it is refused otherwise
 */
export async function submitWithPatience(url: string, isUnavailable = (status: number): boolean => status === 503) {
  const visitor = visitors++
  const key = newKey()
  const body = JSON.stringify({ ...leads[visitor % leads.length], workEmail: `${key}@northside.example` })
  const from = `10.${(visitor >> 16) & 255}.${(visitor >> 8) & 255}.${visitor & 255}`
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': from }
  const began = Date.now()
  for (let failures = 0; Date.now() - began < giveUpAfterMs; failures += 1) {
    const answer = await fetch(`${url}/api/leads`, { method: 'POST', headers, body }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (answer?.status === 201 && text) {
      const { id }: { id: string } = JSON.parse(text)
      return { id, key, failures, ms: Date.now() - began }
    }
    if (answer && answer.status !== 201 && !isUnavailable(answer.status))
      throw new Error(`refused with ${answer.status} ${text}`)
    await sleep(retryAfterMs)
  }
  throw new Error('no answer in three minutes')
}
