import type { Api, SubmissionProof } from '../../shared/api'
import { postQueryString } from '../../shared/blog/post'
import type { Vendor } from '../../shared/catalogue'
import { call } from './call'

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
    listPosts: (query, signal) => call(`/api/posts?${postQueryString(query)}`, signal && { signal }),
    getPost: (slug) => call(`/api/posts/${encodeURIComponent(slug)}`),
    listCategories: () => call('/api/categories'),
  }
}

function submit(path: string, answers: object, { idempotencyKey, signals }: SubmissionProof): Promise<{ id: string }> {
  return call(path, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(idempotencyKey && { 'Idempotency-Key': idempotencyKey }) },
    body: JSON.stringify({ ...answers, signals }),
  })
}
