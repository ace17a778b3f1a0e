import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { pipeline } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { z } from 'zod'
import { isPictureFile } from '../shared/pictures/address'
import { OperationError } from './failure'

/**
 * A backup is one gzip file of UTF-8 lines. The first is the header; then comes for each table a line that names it and its
 * columns, its rows as COPY writes them, and `\.`; then, where pictures are in it (format 2), for each of their files a line that
 * names it and its length, its bytes, and the end of a line; the last line holds the count of each table's rows and the SHA-256 of
 * all lines before it.
 */
export const headerSchema = z.object({
  format: z.literal('behavioral-emr-guide-backup'),
  formatVersion: z.union([z.literal(1), z.literal(2)]),
  createdAt: z.iso.datetime(),
  /** The version of the program that wrote it, and of the server it read. */
  program: z.string(),
  postgres: z.string(),
  migrations: z.array(z.string()),
  sequences: z.record(z.string(), z.string().regex(/^-?\d+$/)),
})
const tableSchema = z.object({ table: z.string(), columns: z.array(z.string()) })
const fileSchema = z.object({ file: z.string().refine(isPictureFile), bytes: z.int().min(0) })
const trailerSchema = z.object({ rows: z.record(z.string(), z.int()), sha256: z.string() })

export type Header = z.infer<typeof headerSchema>
export type TableLine = z.infer<typeof tableSchema>
export type FileLine = z.infer<typeof fileSchema>
export type Trailer = z.infer<typeof trailerSchema>

export const lineOf = (value: Header | TableLine | FileLine | Trailer) => `${JSON.stringify(value)}\n`
export const endOfRows = '\\.\n'

const newline = 0x0a
const readBytes = 1024 * 1024

/** Reads a backup from its start to its end. Whatever is wrong with the file is thrown as an OperationError. */
export class BackupReader {
  readonly #file: string
  readonly #chunks: AsyncIterator<Buffer>
  #hash = createHash('sha256')
  #unread = Buffer.alloc(0)

  constructor(file: string) {
    this.#file = file
    const content = createGunzip({ chunkSize: readBytes })
    // A failure of either stream is thrown where the content is read.
    pipeline(createReadStream(file), content, () => undefined)
    this.#chunks = content[Symbol.asyncIterator]()
  }

  async header(): Promise<Header> {
    return this.#parse(headerSchema, await this.#line(), 'is not a backup of this site, or has a newer format')
  }

  /** The next table or file, which has to be read then, or the trailer once its checksum is found to be right. */
  async next(): Promise<TableLine | FileLine | Trailer> {
    const before = this.#hash.copy().digest('hex')
    const line = await this.#line()
    const found = this.#parse(z.union([tableSchema, fileSchema, trailerSchema]), line, 'is damaged')
    if ('table' in found || 'file' in found) return found
    if (found.sha256 !== before || this.#unread.length > 0 || (await this.#fill())) throw this.#fault('is damaged')
    return found
  }

  /** The rows of the table that `next` named, in pieces of whole lines. */
  async *rows(): AsyncGenerator<Buffer> {
    for (;;) {
      if (this.#unread.indexOf(endOfRows) === 0) return void this.#take(endOfRows.length)
      const end = this.#unread.indexOf(`\n${endOfRows}`)
      const length = (end < 0 ? this.#unread.lastIndexOf(newline) : end) + 1
      if (length > 0) yield this.#take(length)
      if (end < 0 && !(await this.#fill())) throw this.#fault('is cut short')
    }
  }

  /** The bytes of the file that `next` named, in pieces. */
  async *content({ bytes }: FileLine): AsyncGenerator<Buffer> {
    for (let left = bytes; left > 0; ) {
      if (this.#unread.length === 0 && !(await this.#fill())) throw this.#fault('is cut short')
      const piece = this.#take(Math.min(left, this.#unread.length))
      left -= piece.length
      yield piece
    }
    if ((await this.#line()) !== '\n') throw this.#fault('is damaged')
  }

  async #line(): Promise<string> {
    for (let end = this.#unread.indexOf(newline); ; end = this.#unread.indexOf(newline)) {
      if (end >= 0) return this.#take(end + 1).toString()
      if (!(await this.#fill())) throw this.#fault('is cut short')
    }
  }

  #take(length: number): Buffer {
    const taken = this.#unread.subarray(0, length)
    this.#unread = this.#unread.subarray(length)
    this.#hash.update(taken)
    return taken
  }

  async #fill(): Promise<boolean> {
    const { done, value } = await this.#chunks.next().catch((error: NodeJS.ErrnoException) => {
      throw this.#fault(error.syscall ? `cannot be read (${error.code})` : 'is not a backup, or is damaged')
    })
    if (!done) this.#unread = Buffer.concat([this.#unread, value])
    return !done
  }

  #parse<T>(schema: z.ZodType<T>, line: string, fault: string): T {
    try {
      return schema.parse(JSON.parse(line))
    } catch {
      throw this.#fault(fault)
    }
  }

  #fault = (what: string) => new OperationError(`${this.#file} ${what}. Nothing was changed.`)
}
