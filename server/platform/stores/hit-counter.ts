import type { ClientRateLimitInfo } from 'express-rate-limit'
import { groupBy } from '../../../shared/group-by'

export interface LimitRow {
  key: string
  hits: number
  expires_at: Date
}

/** Statements that change many keys at once. The keys are sorted, so two processes cannot deadlock. */
interface Statements {
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
 * one, so a rejected request costs no more than an accepted one. Each caller still gets the count of its own hit.
 */
export function createHitCounter(statements: Statements) {
  const adding: Call<ClientRateLimitInfo>[] = []
  const returning: Call<void>[] = []
  let isRunning = false

  async function run() {
    isRunning = true
    while (adding.length > 0 || returning.length > 0) {
      const [added, returned] = [adding.splice(0), returning.splice(0)]
      await settle(added, async (keys, hits, callers) => {
        for (const row of await statements.add(keys, hits))
          for (const [index, { resolve }] of callers(row.key).entries())
            resolve(toInfo(row, row.hits - callers(row.key).length + index + 1))
      })
      await settle(returned, async (keys, hits) => {
        await statements.takeBack(keys, hits)
        for (const { resolve } of returned) resolve()
      })
    }
    isRunning = false
  }

  const asked = <Answer>(calls: Call<Answer>[], key: string) =>
    new Promise<Answer>((resolve, reject) => {
      calls.push({ key, resolve, reject })
      if (!isRunning) void run()
    })
  return { add: (key: string) => asked(adding, key), takeBack: (key: string) => asked(returning, key) }
}

/** Runs a statement for all calls at once; if it fails, so do they. */
async function settle<Answer>(
  calls: Call<Answer>[],
  work: (keys: string[], hits: number[], callers: (key: string) => Call<Answer>[]) => Promise<void>,
): Promise<void> {
  if (calls.length === 0) return
  const byKey = groupBy(calls, ({ key }) => key)
  const callers = (key: string) => byKey.get(key) ?? []
  const keys = [...byKey.keys()].sort()
  const hits = keys.map((key) => callers(key).length)
  await work(keys, hits, callers).catch((error: unknown) => {
    for (const { reject } of calls) reject(error)
  })
}

export const toInfo = (row: LimitRow, totalHits: number): ClientRateLimitInfo => ({
  totalHits,
  resetTime: row.expires_at,
})
