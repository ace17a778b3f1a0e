import { ApiError } from '../../shared/api'
import { call } from '../renderer/call'
import { askToSignIn } from './sign-in-prompt'

/**
 * Calls `/api/admin`. If the session has ended, waits for a new sign-in and repeats the call, so that nothing entered
 * is lost.
 */
export async function callAdmin<T>(path: string, init?: RequestInit): Promise<T> {
  for (;;) {
    try {
      return await call<T>(`/api/admin${path}`, init)
    } catch (error) {
      // `fetch` rejects with a TypeError if the server cannot be reached.
      if (error instanceof TypeError) throw unreachable()
      if (!(error instanceof ApiError) || error.problem.status !== 401) throw error
      await askToSignIn(error.problem)
    }
  }
}

const unreachable = () =>
  new ApiError({
    type: 'about:blank',
    title: 'Not reached',
    status: 503,
    detail: 'The site cannot be reached. Try again.',
  })

/** The same with a JSON body. */
export function sendAdmin<T>(method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: unknown): Promise<T> {
  const json = { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) }
  return callAdmin(path, { method, ...(body !== undefined && json) })
}
