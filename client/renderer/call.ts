import { ApiError, type Problem } from '../../shared/api'

/** A JSON call to one of the site's own endpoints. @throws ApiError with the problem in the response */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init)
  if (response.status === 204) return undefined as T
  if (response.ok) return (await response.json()) as T
  throw new ApiError(await readProblem(response))
}

async function readProblem(response: Response): Promise<Problem> {
  const fallback = { type: 'about:blank', title: response.statusText || 'Error', status: response.status }
  const body: unknown = await response.json().catch(() => null)
  return body !== null && typeof body === 'object' ? { ...fallback, ...body } : fallback
}
