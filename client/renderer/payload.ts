import type { HydrationState } from 'react-router'
import type { Site } from '../components/site-context'

/** The data sent with the HTML, so hydration starts from the same data. */
export interface Payload {
  site: Site
  state: HydrationState
}

export const payloadId = 'payload'

/** JSON that cannot end its script element or start a comment in it: every `<` is escaped. */
export function embeddableJson(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c')
}
