import { createHash } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { type Encoding, preferredEncoding } from './encoding'

/** A page as it was rendered, with its validator, and the encodings in which it was asked for so far. */
export interface FinishedPage {
  status: 200 | 404
  /** Those that the renderer gave, names and values in turn. */
  headers: readonly string[]
  etag: string
  identity: Buffer
  variants: Partial<Record<Encoding, Variant>>
  /** How often it went out. */
  sent: number
}

interface Variant {
  /** Names and values in turn, as `writeHead` takes them. */
  head: string[]
  body: Buffer
  isHard: boolean
}

/**
 * Many times faster than the slow setting and a twentieth larger: for a page that may not be requested again. The
 * window fits one page; the usual one of 4 MB would take twice the time at this quality.
 */
const easily = 8
const windowBits = 18
/** A tenth smaller than 9 for a fifth of a second, once and beside the requests: so a vendor's page stays within its 20 KiB. */
const hard = 10
/**
 * From this size on, the slow setting serves the first visitor, too, if the address has no query: vendor pages exceed
 * their 20 KiB otherwise. There are few of them, while addresses with a query are unlimited in number.
 */
const hardFromBytes = 64 * 1024

/** If the new page equals the former one, its compressed bodies are kept. */
export function finishPage(
  { status, headers, identity }: Pick<FinishedPage, 'status' | 'headers' | 'identity'>,
  former?: FinishedPage,
): FinishedPage {
  const etag = `W/"${createHash('sha256').update(identity).digest('base64url').slice(0, 22)}"`
  if (former?.etag === etag && former.status === status) return former
  return { status, headers, etag, identity, variants: {}, sent: 0 }
}

/** About what a page takes in memory, its compressed bodies included. */
export const bytesOf = ({ identity }: FinishedPage): number => Math.ceil(identity.length * 1.5)

/**
 * Answers with a finished page, or that the visitor's copy of it is still good. `headers`: names and values in turn. A promise
 * only where the page has to be compressed first.
 */
export function sendFinished(
  page: FinishedPage,
  request: IncomingMessage,
  response: ServerResponse,
  headers: readonly string[],
): Promise<void> | undefined {
  if (page.status === 200 && isKnown(page.etag, request.headers['if-none-match'])) {
    response.writeHead(304, headers.concat(validators(page)))
    response.end()
    return undefined
  }
  const encoding = preferredEncoding(request.headers['accept-encoding'])
  const send = ({ head, body }: Variant) => {
    page.sent += 1
    if (page.sent === 2 && page.status === 200 && !page.variants.br?.isHard)
      compress(page, 'br', hard).catch(() => undefined)
    // As one array, headers are written as they are; set one by one, each costs as much as all of them so.
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
  const body = await encoded(page.identity, encoding, quality)
  const variant = { head: headOf(page, encoding, body), body, isHard: quality === hard }
  page.variants[encoding] = variant
  return variant
}

async function encoded(identity: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return identity
  if (encoding === 'gzip') return promisify(gzip)(identity)
  return promisify(brotliCompress)(identity, {
    params: { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: windowBits },
  })
}

/**
 * Any cache may store a copy but must revalidate it, so a publication is visible at once. No other cache stores a
 * missing page. A 304 has the renderer's headers too, because browsers overwrite stored headers with repeated ones.
 */
const validators = ({ etag, status, headers }: FinishedPage) =>
  status === 200
    ? [...headers, ...['Cache-Control', 'public, no-cache'], ...['Vary', 'Accept-Encoding'], ...['ETag', etag]]
    : [...headers, ...['Cache-Control', 'private, no-cache'], ...['Vary', 'Accept-Encoding']]

function headOf(page: FinishedPage, encoding: Encoding, body: Buffer): string[] {
  return [
    ...validators(page),
    ...['Content-Length', String(body.length)],
    ...(encoding === 'identity' ? [] : ['Content-Encoding', encoding]),
  ]
}

function isKnown(etag: string, known: string | undefined): boolean {
  return known !== undefined && (known === '*' || known.split(',').some((tag) => tag.trim() === etag))
}
