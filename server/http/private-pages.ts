import type { RequestHandler } from 'express'

/**
 * For pages whose address is a secret, and whatever else is answered under it: nobody keeps them, no list of pages names them, and no
 * other site, nor this one, is told from where somebody came.
 */
export const privatePages: RequestHandler = (_request, response, next) => {
  response.set({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex', 'Referrer-Policy': 'no-referrer' })
  next()
}
