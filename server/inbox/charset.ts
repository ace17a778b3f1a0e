import iconv from 'iconv-lite'
import libmime from 'libmime'
import { decode } from 'libmime/lib/charset.js'

/** Labels that say nothing about the bytes, and those of the codes that a byte above 127 contradicts. */
const vague = /^(?:|utf-?8|ascii|us-ascii|ansi_x3\.4-1968|[78]bit|binary|none|default|unknown(?:-8bit)?)$/
const utf7 = /^(?:unicode-1-1-|x-unicode-2-0-)?utf-?7$/
/** How ISO-2022-JP switches to Japanese. All its bytes are ASCII, so only this gives it away. */
const japaneseEscape = Buffer.from('\x1b$')

/**
 * Decodes text by the labels and tables of the WHATWG Encoding Standard, so `iso-8859-1` and `us-ascii` mean
 * windows-1252. A text with an unknown label is UTF-8 if it can be, and otherwise windows-1252.
 */
export function decodeText(bytes: Buffer, label = ''): string {
  const name = label.toLowerCase().replace(/["'\s]|\/\/.*/g, '')
  return withoutControls(decoded(bytes, name))
}

function decoded(bytes: Buffer, name: string): string {
  if (utf7.test(name)) return iconv.decode(bytes, 'utf-7')
  const stream = libmime.createDecodeStream(name)
  if (!vague.test(name) && stream.supported) return decode(bytes, stream.charset)
  if (bytes.includes(japaneseEscape)) return decode(bytes, 'iso-2022-jp')
  const text = bytes.toString('utf8').replace(/^\ufeff/, '')
  const [broken, foreign] = [countOf(text, /\ufffd/g), countOf(text, /[^\0-\x7f\ufffd]/g)]
  // A broken character among many, such as the last of a text that was cut, does not make it another code.
  return broken > foreign ? decode(bytes, 'windows-1252') : text
}

const countOf = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** No email means the control characters U+0080 to U+009F: some program took windows-1252 for Latin-1. */
const withoutControls = (text: string) =>
  text.replace(/[\u0080-\u009f]/g, (control) => iconv.decode(Buffer.from(control, 'latin1'), 'windows-1252'))

/** The text of a header field, given byte by byte (`latin1`), with its encoded words decoded. */
export function decodeHeader(field: string): string {
  const isBytes = !/[^\0-\xff]/.test(field)
  return withoutControls(libmime.decodeWords(isBytes ? decodeText(Buffer.from(field, 'latin1')) : field))
}
