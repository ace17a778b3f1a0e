import type { RequestHandler } from 'express'

/**
 * For pages at secret addresses, and every other response under them: they are not cached or listed, and no site,
 * including this one, receives their address as a referrer.
 */
export const privatePages: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
  next()
}
