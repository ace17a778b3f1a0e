/** Aborts work with the signal or when time is up. `AbortSignal.any` is lost to the garbage collector in some Nodes. */
export async function withinTime<Result>(
  ms: number,
  signal: AbortSignal,
  work: (bound: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const bound = new AbortController()
  const pass = () => bound.abort(signal.reason)
  const timer = setTimeout(() => bound.abort(new DOMException('Time is up.', 'TimeoutError')), ms)
  signal.addEventListener('abort', pass)
  if (signal.aborted) pass()
  try {
    return await work(bound.signal)
  } finally {
    clearTimeout(timer)
    signal.removeEventListener('abort', pass)
  }
}
