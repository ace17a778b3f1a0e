import type { ClientRateLimitInfo } from 'express-rate-limit'
import { groupBy } from '../../../shared/group-by'

export interface LimitRow {
  key: string
  hits: number
  expires_at: Date
}

/** Statements that change many keys at once. The keys are sorted, so two processes cannot deadlock. */
interface Statements {
  /** Returns the row of each key after its hits were added. */
  add(keys: string[], hits: number[]): Promise<LimitRow[]>
  takeBack(keys: string[], hits: number[]): Promise<void>
}

interface Call<Answer> {
  key: string
  resolve: (answer: Answer) => void
  reject: (error: unknown) => void
}

/**
 * Counts one hit per call, or takes one back. Calls that arrive while a statement is running are combined in the next
 * one, so a process runs one statement per limit at a time however many requests arrive, and a rejected request costs
 * no more than an accepted one. Each caller still gets the count of its own hit.
 */
export function createHitCounter(statements: Statements) {
  let adding: Call<ClientRateLimitInfo>[] = []
  let returning: Call<void>[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    while (adding.length > 0 || returning.length > 0) {
      const [added, returned] = [adding, returning]
      adding = []
      returning = []
      await settle(added, () => addAll(added, statements))
      await settle(returned, () => returnAll(returned, statements))
    }
    isRunning = false
  }

  return {
    add: (key: string) =>
      new Promise<ClientRateLimitInfo>((resolve, reject) => {
        adding.push({ key, resolve, reject })
        if (!isRunning) void run()
      }),
    takeBack: (key: string) =>
      new Promise<void>((resolve, reject) => {
        returning.push({ key, resolve, reject })
        if (!isRunning) void run()
      }),
  }
}

async function settle<Answer>(calls: Call<Answer>[], work: () => Promise<void>): Promise<void> {
  if (calls.length === 0) return
  await work().catch((error: unknown) => {
    for (const { reject } of calls) reject(error)
  })
}

async function addAll(calls: Call<ClientRateLimitInfo>[], { add }: Statements): Promise<void> {
  const byKey = groupBy(calls, ({ key }) => key)
  const rows = await add(...countsOf(byKey))
  for (const row of rows) {
    const callers = byKey.get(row.key) ?? []
    for (const [index, { resolve }] of callers.entries()) resolve(toInfo(row, row.hits - callers.length + index + 1))
  }
}

async function returnAll(calls: Call<void>[], { takeBack }: Statements): Promise<void> {
  await takeBack(...countsOf(groupBy(calls, ({ key }) => key)))
  for (const { resolve } of calls) resolve()
}

function countsOf(byKey: Map<string, unknown[]>): [keys: string[], hits: number[]] {
  const keys = [...byKey.keys()].sort()
  return [keys, keys.map((key) => byKey.get(key)?.length ?? 0)]
}

export const toInfo = (row: LimitRow, totalHits: number): ClientRateLimitInfo => ({
  totalHits,
  resetTime: row.expires_at,
})
