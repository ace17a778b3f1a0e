import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { migrate, pendingMigrations } from '../../migrations'
import { createDatabase } from '../../server/platform/database'
import { createTestDatabase, type TestDatabase } from '../support/database'
import { storeLead } from '../support/promise'
import { until } from '../support/until'

let database: TestDatabase
let db: Knex
beforeEach(async () => {
  database = await createTestDatabase()
  db = createDatabase({ databaseUrl: database.url }, { patient: true })
  await db.raw('drop schema public cascade')
  await db.raw('create schema public')
})
afterEach(async () => {
  await db.destroy()
  await database.drop()
})

const tables = async () => {
  const { rows } = await db.raw<{ rows: { tablename: string }[] }>(
    "select tablename from pg_tables where schemaname = 'public'",
  )
  return rows.map(({ tablename }) => tablename)
}

/** Whether each of these indexes is valid; missing ones are left out. */
const indexes = async (...names: string[]) => {
  const { rows } = await db.raw<{ rows: { indisvalid: boolean }[] }>(
    'select indisvalid from pg_index join pg_class on pg_class.oid = indexrelid where relname = any(?)',
    [names],
  )
  return rows.map(({ indisvalid }) => indisvalid)
}

describe('migrations', () => {
  it('are listed as pending in an empty database, and listing them changes nothing', async () => {
    expect(await pendingMigrations(db)).toContain('0001-leads-and-promises')
    expect(await tables()).toEqual([])
  })

  it('run once, in order, however many processes migrate concurrently', async () => {
    const all = await pendingMigrations(db)
    const runs = await Promise.all(Array.from({ length: 5 }, () => migrate(db)))
    expect(runs.flat()).toEqual(all)
    expect(await pendingMigrations(db)).toEqual([])
    expect(await tables()).toEqual(expect.arrayContaining(['leads', 'deliveries', 'outbox']))
  })

  it('record the former addresses of articles published before', async () => {
    await migrate(db)
    const { up, down } = await import('../../migrations/0034-former-addresses')
    await down(db)
    const [{ id }] = await db('blog_posts')
      .insert({ title: 'A', slug: 'draft', content: 'a', status: 'draft' })
      .returning('id')
    const change = (changes: object) => db('blog_posts').where({ id }).update(changes)
    await change({ slug: 'first' })
    await change({ status: 'published' })
    for (const slug of ['second', 'taken', 'third']) await change({ slug })
    await db('blog_posts').insert({ title: 'B', slug: 'taken', content: 'b', status: 'published' })
    await up(db)
    const former = await db('former_addresses').where({ post_id: id }).orderBy('slug').pluck('slug')
    expect(former).toEqual(['first', 'second'])
  })

  it('can be run by a program older than the database', async () => {
    await migrate(db)
    await db('knex_migrations').insert({ name: '9999-of-a-newer-program', batch: 2, migration_time: new Date() })
    await expect(migrate(db)).resolves.toEqual([])
    expect(await pendingMigrations(db)).toEqual([])
  })

  it('change nothing if one fails', async () => {
    await db.raw('create table outbox (id int)')
    await expect(migrate(db)).rejects.toThrow('already exists')
    expect(await tables()).toEqual(['outbox'])
    await db.raw('drop table outbox')
    await migrate(db)
    expect(await pendingMigrations(db)).toEqual([])
  })

  it('build indexes without blocking writers', async () => {
    await migrate(db)
    await db.raw('drop index leads_search, leads_open')
    await db('knex_migrations').where({ name: '0015-indexes-of-lists' }).delete()
    const id = await storeLead(db)
    const writer = await db.transaction()
    await writer('leads').where({ id }).update({ owner: 'Kim' })
    const migrated = migrate(db)
    await until(async () => expect(await indexes('leads_open')).toEqual([false]))
    // The index build waits for the writer, and nobody waits for the build.
    await db.transaction(async (other) => {
      await other.raw(`set local lock_timeout = '2s'`)
      await storeLead(other)
    })
    await writer.commit()
    expect(await migrated).toEqual(['0015-indexes-of-lists'])
    expect(await indexes('leads_search', 'leads_open')).toEqual([true, true])
  })

  it('rebuild an index that a failed build left invalid', async () => {
    await migrate(db)
    await db.raw('drop index leads_search')
    await db.raw('create index leads_search on leads (created_at)')
    await db.raw(`update pg_index set indisvalid = false where indexrelid = 'leads_search'::regclass`)
    await db('knex_migrations').where({ name: '0015-indexes-of-lists' }).delete()
    await migrate(db)
    expect(await indexes('leads_search')).toEqual([true])
    const { rows } = await db.raw(`select pg_get_indexdef('leads_search'::regclass) as definition`)
    expect(rows[0].definition).toContain('USING gin')
  })

  it('fill in the search text of existing leads and messages', async () => {
    await migrate(db)
    await storeLead(db, { firstName: 'Zoë', phoneNumber: '(555) 010-7788' })
    await db.raw('alter table leads disable trigger search_text')
    await db('leads').update({ search_text: null })
    await db.raw('alter table leads enable trigger search_text')
    await db('knex_migrations').where({ name: '0015-indexes-of-lists' }).delete()
    await migrate(db)
    const { search_text } = await db('leads').first('search_text')
    expect(search_text).toContain(' zoe ')
    expect(search_text).toContain(' 5550107788 ')
  })

  it('build the indexes of corrections while reports come in, and make earlier reports searchable', async () => {
    await migrate(db)
    const report = (message: string) => ({ id: randomUUID(), vendor: 'kareo', field: 'telehealth', message })
    await db.raw('alter table corrections disable trigger search_text')
    await db('corrections').insert(report('Émigré'))
    await db.raw('alter table corrections enable trigger search_text')
    await db.raw('drop index corrections_search, deliveries_of_corrections_once')
    await db('knex_migrations').where({ name: '0022-indexes-of-corrections' }).delete()
    const writer = await db.transaction()
    await writer('corrections').insert(report('under way'))
    const migrated = migrate(db)
    await until(async () => expect(await indexes('corrections_search')).toEqual([false]))
    await db.transaction(async (other) => {
      await other.raw(`set local lock_timeout = '2s'`)
      await other('corrections').insert(report('meanwhile'))
    })
    await writer.commit()
    expect(await migrated).toEqual(['0022-indexes-of-corrections'])
    expect(await indexes('corrections_search', 'deliveries_of_corrections_once')).toEqual([true, true])
    const texts = await db('corrections').orderBy('message').pluck('search_text')
    expect(texts).toEqual([
      expect.stringContaining(' meanwhile '),
      expect.stringContaining(' under way '),
      expect.stringContaining(' emigre '),
    ])
  })

  it('build the index of the texts while articles are written, and can be reverted', async () => {
    await migrate(db)
    const { up, down } = await import('../../migrations/0043-texts-of-articles')
    await down(db)
    expect(await indexes('blog_posts_texts')).toEqual([])
    const post = (slug: string) => ({ title: 'A', slug, content: '<p>a</p>', status: 'published' })
    const writer = await db.transaction()
    await writer('blog_posts').insert(post('under-way'))
    const built = up(db)
    await until(async () => expect(await indexes('blog_posts_texts')).toEqual([false]))
    await writer('blog_posts').insert(post('meanwhile'))
    await writer.commit()
    await built
    expect(await indexes('blog_posts_texts')).toEqual([true])
  })

  it('peers F11: fold the texts of earlier rows again without touching the rest, and can be reverted', async () => {
    await migrate(db)
    const { up, down } = await import('../../migrations/0048-one-folding')
    await down(db)
    const post = (title: string, content: string) => ({
      title,
      content,
      slug: content.toLowerCase().replace(/\W/g, '-'),
      status: 'published',
    })
    await db('blog_posts').insert([
      post('Straße', '<p>O’Brien</p>'),
      post('strasse', "o'brien"),
      post('plain', 'plain'),
    ])
    await storeLead(db, { firstName: 'O’Brien', organizationName: 'Smith‑Jones\u200b' })
    await db('corrections').insert({ id: randomUUID(), vendor: 'kareo', field: 'telehealth', message: 'Children’s' })
    const states = () => db('blog_posts').orderBy('title').select('revision', 'updated_at', 'published_at')
    const keys = () => db('blog_posts').whereNot({ title: 'plain' }).orderBy('title').select('title_key', 'text_key')
    const texts = async () => [
      ...(await db('blog_posts').orderBy('slug').pluck('search_text')),
      ...(await db('leads').pluck('search_text')),
      ...(await db('corrections').pluck('search_text')),
    ]
    const [before, formerTexts, formerKeys] = [await states(), await texts(), await keys()]
    expect(formerKeys[0]).not.toEqual(formerKeys[1])
    await up(db)
    await up(db)
    expect(await states()).toEqual(before)
    expect((await keys())[0]).toEqual((await keys())[1])
    expect((await texts()).join('|')).toMatch(/strasse.*strasse.*plain.* o'brien .* smith-jones .* children's /)
    await down(db)
    expect([await texts(), await keys()]).toEqual([formerTexts, formerKeys])
  })

  it('let existing people be bound to a sign-in provider, and can be reverted', async () => {
    await migrate(db)
    const { up, down } = await import('../../migrations/0041-sign-in-provider')
    await down(db)
    const refused = (way: string) => db('failed_sign_ins').insert({ way, hour: new Date(), count: 1 })
    await db('people').insert({ id: randomUUID(), name: 'Ann Lee', role: 'owner' })
    await refused('passkey')
    await expect(refused('oidc')).rejects.toThrow('failed_sign_ins_way_check')
    for (let times = 0; times < 2; times += 1) await up(db)
    await refused('oidc')
    expect(await db('people').first()).toMatchObject({ name: 'Ann Lee', email: null, oidc_subject: null })
    await db('people').update({ email: 'ann@guide.example' })
    await down(db)
    expect(await db('failed_sign_ins').pluck('way')).toEqual(['passkey'])
    expect(await tables()).not.toContain('oidc_sign_ins')
  })
})
