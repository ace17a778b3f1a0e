import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { type Encoding, encode, preferredEncoding } from './encoding'
import { isCurrent } from './validators'

export interface FinishedPage {
  status: 200 | 404
  /** Set by the renderer: names and values, alternating. */
  headers: readonly string[]
  etag: string
  identity: Buffer
  variants: Partial<Record<Encoding, Variant>>
  sent: number
}

interface Variant {
  /** Names and values, alternating, as `writeHead` takes them. */
  head: string[]
  body: Buffer
  isHard: boolean
}

/**
 * Brotli quality for a page that may not be requested again: many times faster than 11, and a twentieth larger. The
 * window fits one page; the default of 4 MB would take twice the time at this quality.
 */
const easily = 8
const windowBits = 18
/**
 * Brotli quality for a page that is requested again, or is large: an eighth smaller than 9, which keeps a vendor's page
 * within its 20 KiB. It takes a third of a second, once per page.
 */
const hard = 11
/**
 * From this size in bytes, even the first visitor gets the slow quality if the address has no query: vendor pages would
 * exceed their 20 KiB otherwise. There are few such pages, while addresses with a query are unlimited in number.
 */
export const hardFromBytes = 64 * 1024

/** Adds the validator to a rendered page. If it equals the former page, returns that one with its compressed bodies. */
export function finishPage(
  { status, headers, identity }: Pick<FinishedPage, 'status' | 'headers' | 'identity'>,
  former?: FinishedPage,
): FinishedPage {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  if (former?.etag === etag && former.status === status) return former
  return { status, headers, etag, identity, variants: {}, sent: 0 }
}

/** The approximate memory in bytes that a page takes, including its compressed bodies. */
export const bytesOf = ({ identity }: FinishedPage): number => Math.ceil(identity.length * 1.5)

/**
 * Sends a finished page, or a 304. `headers`: names and values, alternating. A promise only if it has to be compressed.
 */
export function sendFinished(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): Promise<void> | undefined {
  if (page.status === 200 && isCurrent(page.etag, request.headers['if-none-match'])) {
    response.writeHead(304, headers.concat(validators(page)))
    response.end()
    return undefined
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const send = ({ head, body }: Variant) => {
    page.sent += 1
    if (page.sent === 2 && page.status === 200 && !page.variants.br?.isHard)
      compress(page, 'br', hard).catch(() => undefined)
    // node:http writes headers passed as one array unchanged; setting one alone costs as much as all of them together.
    response.writeHead(page.status, headers.concat(head))
    response.end(request.method === 'HEAD' ? undefined : body)
  }
  const variant = page.variants[encoding]
  if (!variant) return compress(page, encoding, isHardAtOnce(page, request) ? hard : easily).then(send)
  send(variant)
  return undefined
}

const isHardAtOnce = ({ identity }: FinishedPage, { url = '' }: IncomingMessage): boolean =>
  identity.length >= hardFromBytes && !url.includes('?')

async function compress(page: FinishedPage, encoding: Encoding, quality: number): Promise<Variant> {
  const body = await encode(page.identity, encoding, { quality, windowBits })
  const variant = { head: headOf(page, encoding, body), body, isHard: quality === hard }
  page.variants[encoding] = variant
  return variant
}

/**
 * Any cache may store a copy but must revalidate it, so a publication is visible at once. Shared caches do not store a
 * missing page. A 304 has the renderer's headers too, because browsers replace stored headers with the ones it repeats.
 */
const validators = ({ etag, status, headers }: FinishedPage) =>
  status === 200
    ? [...headers, 'Cache-Control', 'public, no-cache', 'Vary', 'Accept-Encoding', 'ETag', etag]
    : [...headers, 'Cache-Control', 'private, no-cache', 'Vary', 'Accept-Encoding']

function headOf(page: FinishedPage, encoding: Encoding, body: Buffer): string[] {
  return [
    ...validators(page),
    'Content-Length',
    String(body.length),
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
}
