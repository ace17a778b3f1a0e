import type { RequestHandler } from 'express'

/** Keeps caches and search engines from storing any response under an address, redirects and errors included. */
export const privately: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' })
  next()
}

/** For secret addresses: no site is sent the address as a referrer, not even this one. */
export const withoutReferrer: RequestHandler = (_request, response, next) => {
  response.set('Referrer-Policy', 'no-referrer')
  next()
}
