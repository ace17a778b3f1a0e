import { createHash } from 'node:crypto'
import { link, mkdir, open, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Knex } from 'knex'
import { escapeIdentifier } from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import { version } from '../package.json'
import { endOfRows, type Header, lineOf } from './backup-file'
import { OperationError } from './failure'
import { type PictureCounts, pictureContent } from './picture-files'
import { connectionOf, listSequences, listTables } from './tables'

interface Pictures {
  folder: string
  counts: PictureCounts
}

/**
 * Writes everything that must outlive the machine into a new file that only its owner may read, as of one moment; the
 * site may keep running. The file appears complete or not at all. Returns the row count of each table.
 * @param pictures where the picture files are; absent: they are not included
 * @throws OperationError if the file exists, or the database contains no site
 */
export async function writeBackup(
  db: Knex,
  file: string,
  signal?: AbortSignal,
  pictures?: Pictures,
): Promise<Record<string, number>> {
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  const unfinished = `${file}.${process.pid}.unfinished`
  const rows: Record<string, number> = {}
  const target = await open(unfinished, 'w', 0o600)
  try {
    await db.transaction(
      async (transaction) => {
        const header = await headerOf(transaction, pictures ? 2 : 1)
        const content = sealed(contentOf(transaction, header, rows, pictures), rows)
        await pipeline(content, createGzip(), target.createWriteStream({ flush: true }), { signal })
      },
      { isolationLevel: 'repeatable read', readOnly: true },
    )
    await link(unfinished, file)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    throw new OperationError(`${file} already exists. Name another file.`)
  } finally {
    await rm(unfinished, { force: true })
  }
  return rows
}

async function headerOf(transaction: Knex.Transaction, formatVersion: 1 | 2): Promise<Header> {
  if (!(await transaction.schema.hasTable('knex_migrations')))
    throw new OperationError('The database holds no site: no migration has ever run in it.')
  const { rows } = await transaction.raw<{ rows: [{ postgres: string }] }>(
    `select current_setting('server_version') as postgres`,
  )
  return {
    format: 'behavioral-emr-guide-backup',
    formatVersion,
    createdAt: new Date().toISOString(),
    program: version,
    postgres: rows[0].postgres,
    migrations: await transaction('knex_migrations').orderBy('id').pluck('name'),
    sequences: await listSequences(transaction),
  }
}

async function* contentOf(
  transaction: Knex.Transaction,
  header: Header,
  rows: Record<string, number>,
  pictures: Pictures | undefined,
): AsyncGenerator<string | Buffer> {
  yield lineOf(header)
  const connection = await connectionOf(transaction)
  // Whatever the server's own settings are: what is written can be read by every server.
  await transaction.raw("set local datestyle = iso; set local intervalstyle = iso_8601; set local bytea_output = 'hex'")
  for (const { name, columns } of await listTables(transaction)) {
    yield lineOf({ table: name, columns })
    const listed = columns.map(escapeIdentifier).join(', ')
    const copy = connection.query(copyTo(`copy ${escapeIdentifier(name)} (${listed}) to stdout encoding 'UTF8'`))
    yield* copy
    rows[name] = copy.rowCount
    yield endOfRows
  }
  if (pictures) yield* pictureContent(transaction, pictures.folder, pictures.counts)
}

/** The same, with the trailer behind it. */
async function* sealed(content: AsyncGenerator<string | Buffer>, rows: Record<string, number>) {
  const hash = createHash('sha256')
  for await (const piece of content) {
    hash.update(piece)
    yield piece
  }
  yield lineOf({ rows, sha256: hash.digest('hex') })
}
