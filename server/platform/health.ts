import { within } from './within'

const usualCheckTimeoutMs = 2_000

export interface Check {
  /** What is down when the check fails. Several checks may have the same name. */
  name: string
  run: () => Promise<unknown>
}

/** The names of what is down, each once, with the first error that showed it. */
export type Failing = ReadonlyMap<string, unknown>

/** Runs all checks at once. A check fails by rejecting, or by taking longer than `timeoutMs`. Never rejects. */
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

/** Runs the work at most once every `ms` milliseconds. Callers in between share its result, even a failure. */
export function atMostEvery<Answer>(ms: number, work: () => Promise<Answer>): () => Promise<Answer> {
  let last: { at: number; answer: Promise<Answer> } | undefined
  return () => {
    const now = performance.now()
    if (!last || now - last.at >= ms) last = { at: now, answer: work() }
    return last.answer
  }
}
