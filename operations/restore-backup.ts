import { pipeline } from 'node:stream/promises'
import type { Knex } from 'knex'
import { escapeIdentifier } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { isFolded, lastBeforeBaseline, migrateTo, migrationNames } from '../migrations'
import { BackupReader, type Header, type TableLine } from './backup-file'
import { OperationError } from './failure'
import { createPictureRestore } from './picture-files'
import { connectionOf, countTables, dropEverything, listTables, type TableShape } from './tables'

/**
 * Restores a backup into an empty database or, with `replace`, over the existing data, and migrates it to this
 * program's version. All in one transaction: a restore that is rejected, fails, or is killed leaves the database
 * unchanged. Returns the backup's header, the row count of each table, and the number of picture files.
 * @param pictures the folder for picture files, written once the whole backup is verified; absent: nowhere
 * @throws OperationError for a damaged backup, or one from a newer program or from before the baseline, or if the database is in use or not empty
 */
export async function restoreBackup(
  db: Knex,
  file: string,
  { replace, pictures }: { replace: boolean; pictures?: string },
): Promise<{ header: Header; rows: Record<string, number>; files: number }> {
  const reader = new BackupReader(file)
  const header = await reader.header()
  rejectOtherVersions(header)
  const restore = pictures === undefined ? undefined : createPictureRestore(pictures)
  const restored = await db
    .transaction(async (transaction) => {
      await rejectCompany(transaction)
      await makeRoom(transaction, replace)
      await migrateTo(transaction, header.migrations)
      const rows = await load(transaction, reader, header, restore)
      await migrateTo(transaction, migrationNames)
      // Before the rows, which are seen by nobody yet: a file without a row does no harm.
      return { rows, files: (await restore?.place()) ?? 0 }
    })
    .finally(() => restore?.discard())
  return { header, ...restored }
}

function rejectOtherVersions({ migrations, program }: Header): void {
  const last = lastBeforeBaseline(migrations)
  if (last !== undefined)
    throw new OperationError(
      `The backup is too old for this version: its last migration is ${last}, which only earlier versions (${program}) have. ` +
        'Restore it with such a version, migrate it there, and make a new backup. Nothing was changed.',
    )
  const unknown = migrations.filter((name) => !(isFolded(name) || migrationNames.includes(name)))
  if (unknown.length === 0) return
  throw new OperationError(
    `A newer version of the program (${program}) made the backup: this version does not have its migrations ${unknown.join(', ')}. ` +
      'Restore it with that version. Nothing was changed.',
  )
}

/** A site that runs on while its tables are replaced would go on with what it remembers of the former ones. */
async function rejectCompany(transaction: Knex.Transaction): Promise<void> {
  const { rows } = await transaction.raw<{ rows: [{ count: number }] }>(`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and usename = current_user and pid <> pg_backend_pid()
      and backend_type = 'client backend'`)
  if (rows[0].count === 0) return
  throw new OperationError(
    `The database is in use by ${rows[0].count} other connections. Stop the site first. Nothing was changed.`,
  )
}

async function makeRoom(transaction: Knex.Transaction, replace: boolean): Promise<void> {
  const found = await countTables(transaction)
  if (found > 0 && !replace)
    throw new OperationError(
      `The database is not empty: it holds ${found} tables. To replace them with the backup, which deletes what they hold, ` +
        'add --replace. Nothing was changed.',
    )
  await dropEverything(transaction)
}

async function load(
  transaction: Knex.Transaction,
  reader: BackupReader,
  header: Header,
  pictures: ReturnType<typeof createPictureRestore> | undefined,
): Promise<Record<string, number>> {
  const tables = await listTables(transaction)
  const names = tables.map(({ name }) => escapeIdentifier(name))
  // The triggers did their work when the rows were written first; what they keep in other tables is in the backup as well.
  for (const name of names) await transaction.raw(`alter table ${name} disable trigger user`)
  await transaction.raw(`truncate ${names.join(', ')}`)
  const loaded: Record<string, number> = {}
  let piece = await reader.next()
  for (; 'table' in piece; piece = await reader.next()) {
    loaded[piece.table] = await loadTable(transaction, tables, piece, reader.rows())
  }
  for (; 'file' in piece; piece = await reader.next()) {
    const content = reader.content(piece)
    if (pictures) await pictures.stage(piece, content)
    else for await (const _ of content);
  }
  const differing = tables.filter(({ name }) => loaded[name] !== (piece as { rows: Record<string, number> }).rows[name])
  if (differing.length > 0)
    throw new OperationError('The backup does not contain what its header says. Nothing was changed.')
  for (const [name, value] of Object.entries(header.sequences)) {
    await transaction.raw('select setval(?::regclass, ?::bigint)', [escapeIdentifier(name), value])
  }
  for (const name of names) await transaction.raw(`alter table ${name} enable trigger user`)
  return loaded
}

/** The names come from a file: only those that the database has are put into a statement. */
async function loadTable(
  transaction: Knex.Transaction,
  tables: TableShape[],
  { table, columns }: TableLine,
  rows: AsyncIterable<Buffer>,
): Promise<number> {
  const shape = tables.find(({ name }) => name === table)
  if (!shape || columns.some((column) => !shape.columns.includes(column)))
    throw new OperationError(
      `The backup names a table that its migrations do not create: ${table}. Nothing was changed.`,
    )
  const connection = await connectionOf(transaction)
  const listed = columns.map(escapeIdentifier).join(', ')
  const copy = connection.query(copyFrom(`copy ${escapeIdentifier(table)} (${listed}) from stdin encoding 'UTF8'`))
  await pipeline(rows, copy)
  return copy.rowCount
}
