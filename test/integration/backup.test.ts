import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import type { Knex } from 'knex'
import { migrationNames } from '../../migrations'
import { restoreBackup } from '../../operations/restore-backup'
import { writeBackup } from '../../operations/write-backup'
import { createDatabase } from '../../server/platform/database'
import { filesOf } from '../../shared/pictures/address'
import { createTestDatabase } from '../support/database'
import { storeLead } from '../support/promise'

let folder: string
let file: string
const cleanUps: (() => Promise<void>)[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bemr-backup-'))
  file = join(folder, 'site.backup')
})

afterEach(async () => {
  for (const work of cleanUps.splice(0).reverse()) await work()
  rmSync(folder, { recursive: true })
})

/** A database without any table, and connections to it as the product would have them. */
async function openDatabase({ empty = true } = {}): Promise<{ db: Knex; close: () => Promise<void>; url: string }> {
  const database = await createTestDatabase()
  cleanUps.push(database.drop)
  if (empty) await database.db.raw('drop schema public cascade; create schema public')
  // Its pool would prevent a restore, which refuses a database that is in use.
  await database.db.destroy()
  const db = createDatabase({ databaseUrl: database.url }, { patient: true })
  const close = () => db.destroy()
  cleanUps.push(close)
  return { db, close, url: database.url }
}

const awkward = 'tab\there, line\nbreak, \\. alone:\n\\.\n\\N {"a": null} É😀 "quoted" \\'

async function fill(db: Knex): Promise<void> {
  for (const name of ['Ann', awkward, 'Ben']) await storeLead(db, { firstName: 'A', organizationDescription: name })
  const [{ id }] = await db('blog_posts')
    .insert({ title: awkward, slug: 'one', content: '<p>one</p>', status: 'published', tags: ['a,b', '{}', awkward] })
    .returning('id')
  await db('blog_posts').where({ id }).update({ content: '<p>two</p>' })
  await db('generations').insert({ id, topic: 'a topic', is_test: false, post_id: id, cost_usd: '0.123456' })
  await db('page_views').insert(
    Array.from({ length: 10_000 }, (_, index) => ({ day: '2026-01-01', path: `/page/${index}`, count: 2 ** 40 })),
  )
  await db('sessions').insert({ sid: 'a session', sess: '{}', expire: new Date(Date.now() + 60_000) })
}

/** Every row of every table, as the database writes it. */
async function contentOf(db: Knex): Promise<Record<string, string[]>> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'knex%' order by 1`)
  const content: Record<string, string[]> = {}
  // One after the other on a single connection, because a restore counts the others.
  for (const { name } of rows) {
    const all = await db.raw<{ rows: { row: string }[] }>('select ??::text as row from ?? order by 1', [name, name])
    content[name] = all.rows.map(({ row }) => row)
  }
  return content
}

/** Writes a backup of a new site, once it has been prepared. */
async function backUp(prepare?: (db: Knex) => Promise<unknown>) {
  const site = await openDatabase({ empty: false })
  await prepare?.(site.db)
  await writeBackup(site.db, file)
  await site.close()
}

const refusalOf = (work: Promise<unknown>) =>
  work.then(
    () => 'no refusal',
    (error: Error) => `${error.name}: ${error.message}`,
  )

describe('a backup', () => {
  it('restores every row of every table into an empty database, except sessions and limits', async () => {
    const site = await openDatabase({ empty: false })
    await fill(site.db)
    const before = await contentOf(site.db)
    const counts = await writeBackup(site.db, file)
    expect(counts).toMatchObject({ leads: 3, page_views: 10_000, blog_post_revisions: 1, blog_post_categories: 0 })
    await site.close()

    const other = await openDatabase()
    const { header, rows } = await restoreBackup(other.db, file, { replace: false })
    const format = { format: 'behavioral-emr-guide-backup', formatVersion: 1 }
    expect(header).toMatchObject({ ...format, migrations: migrationNames })
    expect(rows).toEqual(counts)
    expect(await contentOf(other.db)).toEqual({ ...before, sessions: [] })
    await other.db('blog_posts').update({ content: '<p>three</p>' })
    expect(await other.db('blog_post_revisions').pluck('number')).toEqual([1, 2])
  })

  it('is a file that only its owner can read, appears complete, and is never overwritten', async () => {
    const site = await openDatabase({ empty: false })
    await writeBackup(site.db, file)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    const first = readFileSync(file)
    expect(await refusalOf(writeBackup(site.db, file))).toBe(
      `OperationError: ${file} already exists. Name another file.`,
    )
    expect(readFileSync(file)).toEqual(first)

    const stopped = AbortSignal.abort()
    expect(await refusalOf(writeBackup(site.db, join(folder, 'other'), stopped))).toContain('AbortError')
    expect(readdirSync(folder)).toEqual(['site.backup'])
  })

  it('shows the site at one moment, whatever is written during the backup', async () => {
    const site = await openDatabase({ empty: false })
    let writing = true
    const writer = (async () => {
      while (writing) await storeLead(site.db)
    })()
    const counts = await writeBackup(site.db, file)
    writing = false
    await writer
    expect([counts.deliveries, counts.outbox]).toEqual([2 * (counts.leads ?? -1), 2 * (counts.leads ?? -1)])
  })

  it('of a database without migrations is rejected', async () => {
    const { db } = await openDatabase()
    expect(await refusalOf(writeBackup(db, file))).toMatch(/^OperationError: The database holds no site/)
    expect(existsSync(file)).toBe(false)
  })
})

describe('the files of pictures', () => {
  const picture = { key: 'a'.repeat(32), extension: 'png', width: 600, height: 400 } as const
  const [main = '', small = '', large = ''] = filesOf(picture).map((one) => one.file)
  /** Larger than one chunk, with line breaks and a table's end marker in it. */
  const bytes = Buffer.concat([Buffer.from('\\.\n{"table":"x"}\n'), randomBytes(3_000_000), Buffer.from('\n')])
  const count = () => ({ stored: 0, missing: 0 })

  /** A site with one picture that has lost one of its files. */
  async function writeWithPictures() {
    const folders = [join(folder, 'pictures'), join(folder, 'elsewhere', 'pictures')] as const
    mkdirSync(folders[0])
    writeFileSync(join(folders[0], main), bytes)
    writeFileSync(join(folders[0], small), '')
    writeFileSync(join(folders[0], 'stray.png'), 'of no row')
    const site = await openDatabase({ empty: false })
    await site.db('pictures').insert({ ...picture, bytes: bytes.length, alt: 'A picture' })
    const counts = count()
    await writeBackup(site.db, file, undefined, { folder: folders[0], counts })
    await site.close()
    return { counts, target: folders[1] }
  }

  it('are in a backup and restored, except missing files and those without a row', async () => {
    const { counts, target } = await writeWithPictures()
    expect([counts, large.endsWith('-600.webp')]).toEqual([{ stored: 2, missing: 1 }, true])
    const other = await openDatabase()
    const restored = await restoreBackup(other.db, file, { replace: false, pictures: target })
    expect(restored).toMatchObject({ header: { formatVersion: 2 }, files: 2, rows: { pictures: 1 } })
    expect(readdirSync(target).toSorted()).toEqual([main, small].toSorted())
    expect(readFileSync(join(target, main)).equals(bytes)).toBe(true)
    expect(readFileSync(join(target, small))).toHaveLength(0)
    expect(readdirSync(join(folder, 'elsewhere'))).toEqual(['pictures'])
  })

  it.each([
    [
      'of which a byte differs',
      (content: Buffer) => void content.writeUInt8(content.readUInt8(at(content)) ^ 1, at(content)),
    ],
    [
      'of which one byte is lost',
      (content: Buffer) => Buffer.concat([content.subarray(0, at(content)), content.subarray(at(content) + 1)]),
    ],
    ['that ends in one', (content: Buffer) => content.subarray(0, at(content))],
    [
      'with one that would lie elsewhere',
      (content: Buffer) => Buffer.from(content.toString('latin1').replace(main, `../${main}`), 'latin1'),
    ],
  ])('of a backup %s are rejected, and no file is written', async (_case, damage) => {
    const { target } = await writeWithPictures()
    const content = gunzipSync(readFileSync(file))
    writeFileSync(file, gzipSync(damage(content) ?? content))
    const other = await openDatabase()
    const refusal = await refusalOf(restoreBackup(other.db, file, { replace: false, pictures: target }))
    expect(refusal).toMatch(/^OperationError: .*(is damaged|is cut short).* Nothing was changed\.$/)
    expect(existsSync(target)).toBe(false)
    expect(existsSync(join(folder, 'elsewhere')) ? readdirSync(join(folder, 'elsewhere')) : []).toEqual([])
  })

  /** In the middle of the larger file. */
  const at = (content: Buffer) => content.indexOf(bytes.subarray(20, 60)) + 1_000_000
})

describe('a restore', () => {
  /** A backup of a program whose migrations were not folded yet. */
  const writeFormerBackup = (migrations: string[]) =>
    backUp(async (db) => {
      await storeLead(db, { firstName: 'Old' })
      await db('knex_migrations').delete()
      await db('knex_migrations').insert(migrations.map((name) => ({ name, batch: 1, migration_time: new Date() })))
    })

  it('takes a backup from before the migrations were folded if it stood at the last of them', async () => {
    await writeFormerBackup(['0001-leads-and-promises', ...migrationNames])
    const other = await openDatabase()
    await restoreBackup(other.db, file, { replace: false })
    expect(await other.db('knex_migrations').orderBy('id').pluck('name')).toEqual(migrationNames)
    expect(await other.db('leads').pluck('first_name')).toEqual(['Old'])
  })

  it('rejects an older one, and says what to do', async () => {
    await writeFormerBackup(['0001-leads-and-promises', '0049-lead-decisions'])
    const other = await openDatabase()
    expect(await refusalOf(restoreBackup(other.db, file, { replace: true }))).toMatch(
      /^OperationError: The backup is too old .* 0049-lead-decisions,.* Restore it with such a version, .* Nothing was changed\.$/,
    )
    expect(await contentOf(other.db)).toEqual({})
  })

  it('rejects a backup of a newer program', async () => {
    const tomorrows = { name: '9999-of-tomorrow', batch: 9, migration_time: new Date() }
    await backUp((db) => db('knex_migrations').insert(tomorrows))
    const other = await openDatabase()
    const refusal = await refusalOf(restoreBackup(other.db, file, { replace: true }))
    expect(refusal).toMatch(
      /^OperationError: A newer version of the program .* made the backup.*: 9999-of-tomorrow\b|9999-of-tomorrow\./,
    )
    expect(await contentOf(other.db)).toEqual({})
  })

  it('rejects a database that is not empty, unless told to replace its content', async () => {
    const site = await openDatabase({ empty: false })
    await storeLead(site.db, { firstName: 'Former' })
    await site.db.raw(
      'create schema bullmq; create table bullmq.jobs (id int); create type mood as enum (); create view v as select 1',
    )
    const before = await contentOf(site.db)
    await backUp((db) => storeLead(db, { firstName: 'Restored' }))

    expect(await refusalOf(restoreBackup(site.db, file, { replace: false }))).toMatch(
      /^OperationError: .* is not empty: .* add --replace/,
    )
    expect(await contentOf(site.db)).toEqual(before)

    await restoreBackup(site.db, file, { replace: true })
    expect(await site.db('leads').pluck('first_name')).toEqual(['Restored'])
    expect(await site.db.schema.withSchema('bullmq').hasTable('jobs')).toBe(false)
  })

  it('rejects a database that has other connections', async () => {
    await backUp()
    const other = await openDatabase()
    const running = createDatabase({ databaseUrl: other.url })
    await running.raw('select 1')
    const refusal = await refusalOf(restoreBackup(other.db, file, { replace: true }))
    expect(refusal).toBe(
      'OperationError: The database is in use by 1 other connections. Stop the site first. Nothing was changed.',
    )
    await running.destroy()
  })

  it('from a damaged file leaves the former data, wherever the damage is', async () => {
    await backUp(fill)
    const whole = readFileSync(file)
    const lines = gunzipSync(whole).toString()
    const damaged = {
      'cut off': whole.subarray(0, whole.length - 40),
      'cut off in its middle': whole.subarray(0, whole.length / 2),
      'no backup': Buffer.from('a letter'),
      empty: Buffer.alloc(0),
      'another gzip file': gzipSync('{}\n'),
      'without its trailer': gzipSync(lines.split('\n').slice(0, -2).join('\n')),
      'a row altered': gzipSync(lines.replace('/page/77\t', '/page/00\t')),
      'a row removed': gzipSync(lines.replace(/^.*\/page\/77\t.*\n/m, '')),
      'something behind it': gzipSync(`${lines}more\n`),
      'another table': gzipSync(lines.replace('{"table":"leads"', '{"table":"knex_migrations"')),
      'another column': gzipSync(lines.replace('"first_name"', '"first_name\\") from program (\\"id"')),
    }
    const site = await openDatabase({ empty: false })
    await storeLead(site.db, { firstName: 'Former' })
    const before = await contentOf(site.db)
    for (const [what, content] of Object.entries(damaged)) {
      writeFileSync(file, content)
      const refusal = await refusalOf(restoreBackup(site.db, file, { replace: true }))
      expect([what, refusal]).toEqual([what, expect.stringMatching(/^OperationError: .*Nothing was changed\.$/)])
      expect([what, await contentOf(site.db)]).toEqual([what, before])
    }
  })
})
