import type { Knex } from 'knex'
import * as leadsAndPromises from './0001-leads-and-promises'
import * as sessionsAndLimits from './0002-sessions-and-limits'
import * as contactMessages from './0003-contact-messages'
import * as pageViews from './0004-page-views'
import * as blogPosts from './0005-blog-posts'
import * as generations from './0006-generations'
import * as leadDesk from './0007-lead-desk'
import * as recentDuplicates from './0008-recent-duplicates'
import * as overview from './0009-overview'
import * as postRevisions from './0010-post-revisions'
import * as postsOfOtherPrograms from './0011-posts-of-other-programs'

/** In order. The names are stored in the database: they are ours, not file names, and never change. */
const migrations: { name: string; migration: Knex.Migration }[] = [
  { name: '0001-leads-and-promises', migration: leadsAndPromises },
  { name: '0002-sessions-and-limits', migration: sessionsAndLimits },
  { name: '0003-contact-messages', migration: contactMessages },
  { name: '0004-page-views', migration: pageViews },
  { name: '0005-blog-posts', migration: blogPosts },
  { name: '0006-generations', migration: generations },
  { name: '0007-lead-desk', migration: leadDesk },
  { name: '0008-recent-duplicates', migration: recentDuplicates },
  { name: '0009-overview', migration: overview },
  { name: '0010-post-revisions', migration: postRevisions },
  { name: '0011-posts-of-other-programs', migration: postsOfOtherPrograms },
]

/** Any number, only ever the same one: it is what processes that migrate at once wait on. */
const lockNumber = 7_203_011

/**
 * Brings the database up to this program's migrations, all of them or none; answers the names of those it ran. Any
 * number of processes may call it at once: one works, the others wait and then find nothing to do. Migrations of a
 * newer program that are already in the database do no harm.
 */
export async function migrate(db: Knex): Promise<string[]> {
  return db.transaction(async (transaction) => {
    await transaction.raw('select pg_advisory_xact_lock(?)', [lockNumber])
    const [, names] = await transaction.migrate.latest({ migrationSource, disableMigrationsListValidation: true })
    return names
  })
}

/** The names of migrations that are not in the database yet. It only reads. */
export async function pendingMigrations(db: Knex): Promise<string[]> {
  const exists = await db.schema.hasTable('knex_migrations')
  const done = exists ? await db('knex_migrations').pluck<string[]>('name') : []
  return migrations.map(({ name }) => name).filter((name) => !done.includes(name))
}

const migrationSource: Knex.MigrationSource<(typeof migrations)[number]> = {
  getMigrations: async () => migrations,
  getMigrationName: ({ name }) => name,
  getMigration: async ({ migration }) => migration,
}
