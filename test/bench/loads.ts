import { randomUUID } from 'node:crypto'
import type { Request } from 'autocannon'
import { leadOf } from '../support/lead'

/** What browsers send, and what a program sends that reads no compressed answers. */
export const encodings = { brotli: 'gzip, deflate, br', plain: 'identity' }

export function plainGet(path: string, accepted = encodings.brotli): Request {
  return { method: 'GET', path, headers: { 'accept-encoding': accepted } }
}

/** A new lead with each request, with its own key and address. */
export function freshLeads(path: string): Request {
  const body = JSON.stringify(leadOf())
  return {
    method: 'POST',
    path,
    setupRequest: (request) => ({
      ...request,
      body,
      headers: {
        'content-type': 'application/json',
        'idempotency-key': randomUUID(),
        'x-forwarded-for': nextAddress(),
      },
    }),
  }
}

let address = 0

/** The next address of 10.0.0.0/8. */
function nextAddress(): string {
  address += 1
  return `10.${(address >> 16) & 255}.${(address >> 8) & 255}.${address & 255}`
}
