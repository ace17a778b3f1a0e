import { createWriteStream } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { filesOf, type PictureName } from '../shared/pictures/address'
import { type FileLine, lineOf } from './backup-file'
import { OperationError } from './failure'

const rowsAtOnce = 500

/** How many files of pictures are in a backup, and how many should be and were not found. */
export interface PictureCounts {
  stored: number
  missing: number
}

/**
 * All picture files known to the database, from their folder: for each a header line, its bytes, and a line end. They
 * are read in pieces, one after another. A file never changes, so the moment of reading does not matter.
 */
export async function* pictureContent(
  transaction: Knex.Transaction,
  folder: string,
  counts: PictureCounts,
): AsyncGenerator<string | Buffer> {
  for (let after = ''; ; ) {
    const rows = await transaction<PictureName>('pictures').where('key', '>', after).orderBy('key').limit(rowsAtOnce)
    for (const row of rows) for (const { file } of filesOf(row)) yield* fileContent(folder, file, counts)
    const last = rows.at(-1)
    if (!last) return
    after = last.key
  }
}

async function* fileContent(folder: string, file: string, counts: PictureCounts): AsyncGenerator<string | Buffer> {
  const handle = await openKnown(join(folder, file))
  if (!handle) {
    counts.missing += 1
    return
  }
  try {
    const { size: bytes } = await handle.stat()
    yield lineOf({ file, bytes })
    let read = 0
    for await (const piece of handle.createReadStream({ autoClose: false })) {
      read += piece.length
      yield piece
    }
    if (read !== bytes) throw new OperationError(`${join(folder, file)} was changed while it was read. Try again.`)
    yield '\n'
    counts.stored += 1
  } finally {
    await handle.close()
  }
}

async function openKnown(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

/**
 * Receives a backup's files: they are staged beside their folder until the whole backup is verified, and then moved
 * into it, replacing files of the same name. `discard` deletes what was not moved.
 */
export function createPictureRestore(folder: string) {
  const staging = `${folder}.restoring-${process.pid}`
  const staged: string[] = []
  return {
    async stage({ file }: FileLine, content: AsyncIterable<Buffer>): Promise<void> {
      await mkdir(staging, { recursive: true })
      await pipeline(content, createWriteStream(join(staging, file), { mode: 0o644, flush: true }))
      staged.push(file)
    },
    async place(): Promise<number> {
      if (staged.length > 0) await mkdir(folder, { recursive: true })
      for (const file of staged) await rename(join(staging, file), join(folder, file))
      return staged.length
    },
    discard: () => rm(staging, { recursive: true, force: true }),
  }
}
