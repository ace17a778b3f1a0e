import type { Response } from 'express'

/** Sends a text that programs may read from any origin. Caches must revalidate it by its `ETag`. */
export function sendToAnyone(response: Response, type: string, body: string, more: Record<string, string> = {}): void {
  const open = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  response
    .set({ ...open, ...more })
    .type(`${type}; charset=utf-8`)
    .send(body)
}
