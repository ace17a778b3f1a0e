import type { Problem } from './api'

/**
 * The request header with which the admin's application asks the address of a page for the page's data in place of the
 * document. A redirect is answered with 204 and `Location`. No other site can send it: browsers ask this one first.
 */
export const pageDataHeader = 'X-Page-Data'

/** What the loaders and the action of a page returned, by route, as the document carries it too. */
export interface PageData {
  loaderData: Readonly<Record<string, unknown>>
  actionData: Readonly<Record<string, unknown>> | null
  /** What one of them threw. */
  error?: { status: number; statusText: string; data: Partial<Problem> | null }
}
