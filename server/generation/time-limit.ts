/**
 * Runs work with a signal that is aborted with the given one, or when the time is up. Does not use `AbortSignal.any`:
 * on some versions of Node, its signals are garbage-collected and never fire.
 */
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
