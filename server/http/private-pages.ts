import type { RequestHandler } from 'express'

/**
 * Headers for pages at secret addresses and every other response under them: not cached, not indexed, and their address
 * is sent to no site as a referrer, not even to this one.
 */
export const privatePages: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
  next()
}
