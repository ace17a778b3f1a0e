import type { Problem } from '../../shared/api'

/** The calls that wait for a new session; one prompt serves all of them. */
let waiting: { over: Promise<void>; end: () => void; problem: Problem } | undefined
const listeners = new Set<() => void>()

/** Opens the sign-in dialog over the page, with the reason; resolves after a sign-in. */
export function askToSignIn(problem: Problem): Promise<void> {
  if (!waiting) {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    waiting = { over, end, problem }
    for (const tell of listeners) tell()
  }
  return waiting.over
}

/** Resolves all waiting calls. */
export function signedInAgain(): void {
  waiting?.end()
  waiting = undefined
  for (const tell of listeners) tell()
}

/** Why a sign-in is needed; undefined if none is. */
export const reasonAsked = (): Problem | undefined => waiting?.problem

export function onAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
