import { within } from './within'

const usualCheckTimeoutMs = 2_000

export interface Check {
  /** What fails when it does; several checks may look at one thing. */
  name: string
  run: () => Promise<unknown>
}

/** The names of what is not fine, each once, with the first error that told so. */
export type Failing = ReadonlyMap<string, unknown>

/**
 * Runs all checks at once; a check fails by rejecting or by not being done in time, which is two seconds. Empty when all is well.
 * It never rejects.
 */
export async function failingChecks(checks: readonly Check[], timeoutMs = usualCheckTimeoutMs): Promise<Failing> {
  const results = await Promise.allSettled(
    checks.map(({ run }) => within(timeoutMs, (async () => run())(), 'no answer in time')),
  )
  const failing = new Map<string, unknown>()
  for (const [index, { name }] of checks.entries()) {
    const result = results[index]
    if (result?.status === 'rejected' && !failing.has(name)) failing.set(name, result.reason)
  }
  return failing
}

/** Runs the work at most once per `ms`: callers in between share its result, even a failure. */
export function atMostEvery<Answer>(ms: number, work: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= ms) last = { at: now, answer: work() }
    return last.answer
  }
}
