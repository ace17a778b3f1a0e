/** Whoever waits for a new session: one prompt serves them all. */
let waiting: { over: Promise<void>; end: () => void } | undefined
const listeners = new Set<() => void>()

/** Asks for the password in the middle of the work; resolves once somebody has signed in. */
export function askToSignIn(): Promise<void> {
  if (!waiting) {
    let end = () => {}
    const over = new Promise<void>((resolve) => {
      end = resolve
    })
    waiting = { over, end }
    for (const tell of listeners) tell()
  }
  return waiting.over
}

/** Lets everyone who waited go on. */
export function signedInAgain(): void {
  waiting?.end()
  waiting = undefined
  for (const tell of listeners) tell()
}

export const isAsked = (): boolean => waiting !== undefined

export function onAsked(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
