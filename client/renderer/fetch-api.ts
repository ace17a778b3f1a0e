import { type Api, ApiError, type Problem, type SubmissionProof } from '../../shared/api'
import type { Vendor } from '../../shared/catalogue'

/** The browser's `Api`: JSON calls to the site's own endpoints. The catalogue is asked for once a visit. */
export function createFetchApi(): Api {
  let vendors: Promise<readonly Vendor[]> | undefined
  return {
    listVendors() {
      vendors ??= call<readonly Vendor[]>('/api/vendors').catch((error: unknown) => {
        vendors = undefined
        throw error
      })
      return vendors
    },
    submitLead: ({ lead, ...proof }) => submit('/api/leads', lead, proof),
    sendMessage: ({ message, ...proof }) => submit('/api/contact-messages', message, proof),
  }
}

function submit(path: string, answers: object, { idempotencyKey, signals }: SubmissionProof): Promise<{ id: string }> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    body: JSON.stringify({ ...answers, signals }),
  })
}

async function call<T>(path: string, init?: RequestInit): Promise<T> {
  const response = await fetch(path, init)
  if (response.ok) return (await response.json()) as T
  throw new ApiError(await readProblem(response))
}

async function readProblem(response: Response): Promise<Problem> {
  const fallback = { type: 'about:blank', title: response.statusText || 'Error', status: response.status }
  const body: unknown = await response.json().catch(() => null)
  return body !== null && typeof body === 'object' ? { ...fallback, ...body } : fallback
}
