import { ApiError } from '../../shared/api'
import { call, posted } from '../renderer/call'
import { askToSignIn } from './sign-in-prompt'

/**
 * Repeats a request to the site after a new sign-in if the session has ended, so that nothing entered is lost.
 * @throws ApiError with any other problem, also if the site cannot be reached
 */
export async function inSession<T>(ask: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await ask()
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

/** Makes one of the few calls that are no page's data, below `/api/admin`. */
export const callAdmin = <T>(path: string, init?: RequestInit): Promise<T> =>
  inSession(() => call<T>(`/api/admin${path}`, init))

/** The same with a JSON body. */
export const postAdmin = <T>(path: string, value: unknown = {}): Promise<T> => callAdmin(path, posted(value))
