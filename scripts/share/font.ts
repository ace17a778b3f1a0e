import { inflateSync } from 'node:zlib'

/** Lengths in bytes: of the header and a directory entry of a WOFF file, and of those of an OpenType file. */
const woff = { header: 44, entry: 20 }
const openType = { header: 12, entry: 16 }

/** Unpacks a WOFF font (https://www.w3.org/TR/WOFF/) into an OpenType file, which libvips can read. */
export function unpackWoff(font: Buffer): Buffer {
  const count = font.readUInt16BE(12)
  const head = Buffer.alloc(openType.header + openType.entry * count)
  const power = Math.floor(Math.log2(count))
  font.copy(head, 0, 4, 8)
  for (const [place, value] of [
    count,
    openType.entry * 2 ** power,
    power,
    openType.entry * (count - 2 ** power),
  ].entries())
    head.writeUInt16BE(value, 4 + 2 * place)
  const parts: Buffer[] = [head]
  let end = head.length
  for (let place = 0; place < count; place += 1) {
    const from = woff.header + woff.entry * place
    const table = tableAt(font, from)
    const to = openType.header + openType.entry * place
    font.copy(head, to, from, from + 4)
    font.copy(head, to + 4, from + 16, from + 20)
    head.writeUInt32BE(end, to + 8)
    head.writeUInt32BE(table.length, to + 12)
    parts.push(table, Buffer.alloc(-table.length & 3))
    end += table.length + (-table.length & 3)
  }
  return Buffer.concat(parts)
}

function tableAt(font: Buffer, entry: number): Buffer {
  const [start, packed, length] = [4, 8, 12].map((at) => font.readUInt32BE(entry + at)) as [number, number, number]
  const bytes = font.subarray(start, start + packed)
  return packed < length ? inflateSync(bytes) : bytes
}
