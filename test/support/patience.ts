import { setTimeout as sleep } from 'node:timers/promises'
import { leadOf, newKey } from './lead'

const retryAfterMs = 250
const giveUpAfterMs = 180_000

/** A visitor whose lead was acknowledged with 201, and the time since the first request. */
export interface Acknowledged {
  id: string
  key: string
  ms: number
}

/**
 * Submits a lead like a patient visitor, with its own IP and email address: repeatedly under one key until it is
 * acknowledged. Requests may be lost, and the site may be reported as unavailable. @throws if the response says that
 * something is wrong with the lead
 */
export async function submitWithPatience(url: string, number: number): Promise<Acknowledged> {
  const key = newKey()
  const began = Date.now()
  const body = JSON.stringify(leadOf({ workEmail: `visitor-${number}@practice-${number}.example` }))
  const from = `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`
  const headers = { 'Content-Type': 'application/json', 'Idempotency-Key': key, 'X-Forwarded-For': from }
  while (Date.now() - began < giveUpAfterMs) {
    const answer = await fetch(`${url}/api/leads`, { method: 'POST', headers, body }).catch(() => undefined)
    const text = await answer?.text().catch(() => undefined)
    if (answer?.status === 201 && text) return { id: JSON.parse(text).id, key, ms: Date.now() - began }
    if (answer && answer.status < 500 && answer.status !== 201) throw new Error(`refused: ${answer.status} ${text}`)
    await sleep(retryAfterMs)
  }
  throw new Error(`Lead ${number} was not acknowledged within ${giveUpAfterMs / 1000} s.`)
}
