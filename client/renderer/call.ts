import { ApiError, type Problem } from '../../shared/api'

/** A JSON call to one of the site's own endpoints. @throws ApiError with the problem in the response */
export async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init)
  if (response.status === 204) return undefined as T
  if (response.ok) return (await response.json()) as T
  throw new ApiError(await problemOf(response))
}

/** The request that posts a value as JSON. */
export const posted = (value: unknown) => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(value),
})

/** The problem in a response, or what its status says. */
export async function problemOf(response: Response): Promise<Problem> {
  const fallback = { type: 'about:blank', title: response.statusText || 'Error', status: response.status }
  const body: unknown = await response.json().catch(() => null)
  return body !== null && typeof body === 'object' ? { ...fallback, ...body } : fallback
}
