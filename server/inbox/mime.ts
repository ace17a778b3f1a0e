import libmime from 'libmime'
import { decodeHeader } from './charset'

export interface Part {
  type: string
  parameters: Readonly<Record<string, string>>
  disposition: string
  /** The name of an attached file; empty if it has none. */
  fileName: string
  /** Its content, for text and reports; empty for others. */
  content: Buffer
  /** Whether its content, or one of its parts, was not read to the end. */
  isCut: boolean
  parts: readonly Part[]
}

/** The fields of a header by their names in lowercase. Of several with one name, the first counts. */
export type Fields = ReadonlyMap<string, string>

export interface ReadSource {
  fields: Fields
  root: Part
}

const headCharsMax = 256 * 1024
/** No mail program nests deeper or sends more parts. What is beyond is not read. */
const bounds = { depth: 30, parts: 500 }

/** Parses fields, given byte by byte (`latin1`), which may be folded over several lines. */
export function parseFields(head: string): Fields {
  const fields = new Map<string, string>()
  for (const line of head
    .slice(0, headCharsMax)
    .replace(/\r?\n[ \t]/g, ' ')
    .split(/\r?\n/)) {
    const end = line.indexOf(':')
    const name = line.slice(0, Math.max(end, 0)).trim().toLowerCase()
    if (name && !fields.has(name)) fields.set(name, line.slice(end + 1).trim())
  }
  return fields
}

/** Parses an email, or its beginning if `isCut`. Never throws: broken parts are text, and those beyond the bounds cut. */
export function parseSource(source: Buffer, isCut: boolean): ReadSource {
  const { fields, body } = split(source.toString('latin1'))
  const root = partOf(fields, body, { parts: bounds.parts }, 0)
  return { fields, root: isCut ? { ...root, isCut } : root }
}

interface Left {
  parts: number
}

function partOf(fields: Fields, body: string, left: Left, depth: number): Part {
  const described = describedIn(fields)
  const { type, parameters } = described
  const inner = innerOf(type, parameters.boundary, body)
  if (inner.length === 0) {
    // A multipart without its boundary is read as text.
    const leaf = { ...described, type: type.startsWith('multipart/') ? 'text/plain' : type, isCut: false, parts: [] }
    if (!isReadable(leaf.type)) return { ...leaf, content: nothing }
    return { ...leaf, content: decodeTransfer(headOf(fields, 'content-transfer-encoding'), body) }
  }
  const read = depth < bounds.depth ? inner.slice(0, left.parts) : []
  left.parts -= read.length
  const parts = read.map((one) => {
    const { fields, body } = split(one)
    return partOf(fields, body, left, depth + 1)
  })
  return { ...described, content: nothing, parts, isCut: parts.length < inner.length }
}

const nothing = Buffer.alloc(0)

function describedIn(fields: Fields): Pick<Part, 'type' | 'parameters' | 'disposition' | 'fileName'> {
  const { value, params } = libmime.parseHeaderValue(headOf(fields, 'content-type'))
  const { value: disposition, params: more } = libmime.parseHeaderValue(headOf(fields, 'content-disposition'))
  return {
    type: /^[\w.+-]+\/[\w.+-]+/.exec(value)?.[0].toLowerCase() ?? 'text/plain',
    parameters: params,
    disposition: /^\w*/.exec(disposition.trim())?.[0].toLowerCase() ?? '',
    fileName: decodeHeader(more.filename ?? params.name ?? ''),
  }
}

/** A field for the library, which takes at most as much as real mail programs send. */
const headOf = (fields: Fields, name: string) => (fields.get(name) ?? '').slice(0, 4_000)

/** The parts whose content says something: text, and the machine-readable part of a report. */
export const isReadable = (type: string): boolean =>
  ['text/plain', 'text/html', 'text/markdown', 'text/enriched', 'text/rfc822-headers'].includes(type) || isStatus(type)

/** Whether a part tells what became of an email (RFC 3464, 6533, and 8098). */
export const isStatus = (type: string): boolean =>
  /^message\/(?:global-)?(?:delivery-status|disposition-notification)$/.test(type)

export const isEmail = (type: string): boolean => /^message\/(?:rfc822|global)$/.test(type)

function innerOf(type: string, boundary: string | undefined, body: string): string[] {
  if (isEmail(type)) return [body]
  return type.startsWith('multipart/') && boundary ? sections(body, boundary) : []
}

function sections(body: string, boundary: string): string[] {
  const marks = marksIn(`\n${body}`, `\n--${boundary}`)
  return marks.flatMap(({ isLast, end }, at) =>
    isLast ? [] : [body.slice(end, marks[at + 1]?.start).replace(/\r?\n$/, '')],
  )
}

/** The lines with a boundary: their places in the text without its first character. */
function marksIn(text: string, mark: string): { start: number; end: number; isLast: boolean }[] {
  const marks: { start: number; end: number; isLast: boolean }[] = []
  for (let at = text.indexOf(mark); at >= 0 && marks.length <= bounds.parts; at = text.indexOf(mark, at + 1)) {
    const lineEnd = text.indexOf('\n', at + 1)
    const end = lineEnd < 0 ? text.length : lineEnd
    const rest = text.slice(at + mark.length, end).trim()
    if (rest === '' || rest === '--') marks.push({ start: at, end, isLast: rest !== '' })
  }
  return marks
}

function split(text: string): { fields: Fields; body: string } {
  const start = /^\r?\n/.exec(text)
  if (start) return { fields: new Map(), body: text.slice(start[0].length) }
  const gap = /\r?\n\r?\n/.exec(text)
  const end = gap ? gap.index : text.length
  return { fields: parseFields(text.slice(0, end)), body: text.slice(end + (gap?.[0].length ?? 0)) }
}

/** Undoes the transfer encoding of a body, given byte by byte (`latin1`). */
export function decodeTransfer(encoding: string, body: string): Buffer {
  if (/base64/i.test(encoding)) return Buffer.from(body, 'base64')
  if (!/quoted-printable/i.test(encoding)) return Buffer.from(body, 'latin1')
  const joined = body.replace(/=[ \t]*\r?\n/g, '')
  return Buffer.from(
    joined.replace(/=([\da-f]{2})/gi, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  )
}
