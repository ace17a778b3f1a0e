import { get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { hardFromBytes } from '../../server/http/finished-page'

/** The bytes that a visitor's browser receives for a page, compressed. */
export interface PageWeight {
  path: string
  /** The document's content encoding. */
  encoding: string
  html: number
  css: number
  script: number
  fonts: number
  /** The number of requests: document, stylesheets, scripts, fonts, and pictures. */
  requests: number
  /** The decoded document. */
  text: string
}

type Kind = 'content' | 'form'

/** The budgets in bytes for one page; a missing one means no limit. */
const weightBudgets: Readonly<Record<Kind, { scriptBytesMax: number; documentBytesMax?: number }>> = {
  content: { scriptBytesMax: 3 * 1024, documentBytesMax: 20 * 1024 },
  form: { scriptBytesMax: 8 * 1024 },
}

const forms = ['/comparisons', '/vendors', '/match', '/blog', '/get-recommendation', '/contact', '/corrections']

function kindOf(path: string): Kind {
  const [page = ''] = path.split('?')
  return forms.includes(page) ? 'form' : 'content'
}

/** The budgets that a page exceeds, as sentences; empty if none. */
export function excessOf({ path, html, css, script }: Omit<PageWeight, 'text'>): string[] {
  const { scriptBytesMax, documentBytesMax = Number.POSITIVE_INFINITY } = weightBudgets[kindOf(path)]
  const told = (what: string, bytes: number, most: number) =>
    bytes > most ? [`${path}: ${bytes} bytes of ${what}, at most ${most} are allowed`] : []
  return [...told('script', script, scriptBytesMax), ...told('HTML and CSS', html + css, documentBytesMax)]
}

/**
 * How long to wait for the hard compression of a cached page, which is done in the background from the second request
 * on.
 */
const settledMsMax = 5_000

/**
 * Weighs pages of a running site that serves this folder's build. A cached page counts with its hard compression, and a
 * page rendered for each request as it is first sent.
 */
export function createScales(siteUrl: string, headers: Record<string, string> = {}) {
  const known = new Map<string, number>()
  const ask = (path: string) => receive(new URL(path, siteUrl), headers)

  async function settled(path: string) {
    const first = await ask(path)
    if (kindOf(path) !== 'content' || decoded(first.body, first.encoding).length >= hardFromBytes) return first
    for (const since = Date.now(); Date.now() - since < settledMsMax; await setTimeout(50)) {
      const next = await ask(path)
      if (next.body.length !== first.body.length) return next
    }
    return first
  }

  async function bytesOf(files: readonly string[]): Promise<number> {
    let sum = 0
    for (const file of files) {
      const bytes = known.get(file) ?? (await ask(file)).body.length
      known.set(file, bytes)
      sum += bytes
    }
    return sum
  }

  return {
    async weigh(path: string): Promise<PageWeight> {
      const { body, encoding } = await settled(path)
      const text = decoded(body, encoding)
      const files = filesOf(text)
      return {
        ...{ path, encoding, html: body.length, text },
        css: await bytesOf(files.css),
        script: await bytesOf(files.script),
        fonts: await bytesOf(files.fonts),
        requests: 1 + files.css.length + files.script.length + files.fonts.length + files.pictures.length,
      }
    },
    /** The sitemap's addresses, as paths. */
    async listPages(): Promise<string[]> {
      const locations = async (path: string) => {
        const { body, encoding } = await settled(path)
        return Array.from(
          decoded(body, encoding).matchAll(/<loc>([^<]+)<\/loc>/g),
          ([, url = '']) => new URL(url).pathname + new URL(url).search,
        )
      }
      const listed = await locations('/sitemap.xml')
      const parts = await Promise.all(listed.map((path) => (path.endsWith('.xml') ? locations(path) : [path])))
      return parts.flat()
    },
  }
}

/** The files that a document references, each once. */
function filesOf(html: string) {
  const all = (tag: RegExp) => [...new Set(Array.from(html.matchAll(tag), ([, file = '']) => file))]
  return {
    css: all(/<link rel="stylesheet" href="([^"]+)"/g),
    script: [...all(/<link rel="modulepreload"[^>]* href="([^"]+)"/g), ...all(/<script [^>]*src="([^"]+)"/g)],
    fonts: all(/<link rel="preload" as="font"[^>]* href="([^"]+)"/g),
    pictures: all(/<img [^>]*src="([^"]+)"/g),
  }
}

async function receive(url: URL, headers: Record<string, string>): Promise<{ body: Buffer; encoding: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    get(url, { headers: { 'Accept-Encoding': 'gzip, deflate, br', ...headers } }, resolve).on('error', reject)
  })
  const body = await buffer(response)
  if ((response.statusCode ?? 500) >= 500) throw new Error(`${url.pathname} answers ${response.statusCode}`)
  return { body, encoding: response.headers['content-encoding'] ?? 'identity' }
}

function decoded(body: Buffer, encoding: string): string {
  if (encoding === 'br') return brotliDecompressSync(body).toString()
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString()
}
