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
import * as oneStatePerEmail from './0012-one-state-per-email'
import * as confirmedAddresses from './0013-confirmed-addresses'
import * as searchTexts from './0014-search-texts'
import * as indexesOfLists from './0015-indexes-of-lists'
import * as announceWhatIsPublished from './0016-announce-what-is-published'
import * as writeProbe from './0019-write-probe'
import * as corrections from './0020-corrections'
import * as decisionsOnCorrections from './0021-decisions-on-corrections'
import * as indexesOfCorrections from './0022-indexes-of-corrections'
import * as sourceLinks from './0023-source-links'
import * as correctedArticles from './0024-corrected-articles'
import * as preparedArticles from './0025-prepared-articles'
import * as nameWhatChanged from './0026-name-what-changed'
import * as requestPages from './0027-request-pages'
import * as letterVersions from './0028-letter-versions'
import * as desk from './0029-desk'
import * as indexesOfTheDesk from './0030-indexes-of-the-desk'
import * as countWhatIsListed from './0031-count-what-is-listed'
import * as conversations from './0032-conversations'
import * as people from './0033-people'
import * as formerAddresses from './0034-former-addresses'
import * as pictures from './0034-pictures'
import * as apiTokens from './0035-api-tokens'
import * as webhooks from './0035-webhooks'
import * as generatedDrafts from './0036-generated-drafts'
import * as postDrafts from './0037-post-drafts'
import * as schedulesAndReviews from './0038-schedules-and-reviews'
import * as lanesOfEndpoints from './0040-lanes-of-endpoints'
import * as messagesListedWithReopened from './0040-messages-listed-with-reopened'
import * as signInProvider from './0041-sign-in-provider'
import * as reviewsThatAreDue from './0042-reviews-that-are-due'
import * as textsOfArticles from './0043-texts-of-articles'
import * as unreadEmails from './0044-unread-emails'
import * as whatEndsWithAPerson from './0046-what-ends-with-a-person'
import * as oneMailbox from './0047-one-mailbox-whatever-its-spelling'
import * as oneFolding from './0048-one-folding'
import * as leadDecisions from './0049-lead-decisions'
import * as leadModelReadings from './0051-lead-model-readings'
import { type NamedMigration, runInTransaction, runMigrations } from './run'

/** In the order in which they run. The database stores the names, so they never change, even if a file is renamed. */
const migrations: readonly NamedMigration[] = [
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
  { name: '0012-one-state-per-email', migration: oneStatePerEmail },
  { name: '0013-confirmed-addresses', migration: confirmedAddresses },
  { name: '0014-search-texts', migration: searchTexts },
  { name: '0015-indexes-of-lists', migration: indexesOfLists },
  { name: '0016-announce-what-is-published', migration: announceWhatIsPublished },
  { name: '0019-write-probe', migration: writeProbe },
  { name: '0020-corrections', migration: corrections },
  { name: '0021-decisions-on-corrections', migration: decisionsOnCorrections },
  { name: '0022-indexes-of-corrections', migration: indexesOfCorrections },
  { name: '0023-source-links', migration: sourceLinks },
  { name: '0024-corrected-articles', migration: correctedArticles },
  { name: '0025-prepared-articles', migration: preparedArticles },
  { name: '0026-name-what-changed', migration: nameWhatChanged },
  { name: '0027-request-pages', migration: requestPages },
  { name: '0028-letter-versions', migration: letterVersions },
  { name: '0029-desk', migration: desk },
  { name: '0030-indexes-of-the-desk', migration: indexesOfTheDesk },
  { name: '0031-count-what-is-listed', migration: countWhatIsListed },
  { name: '0032-conversations', migration: conversations },
  { name: '0033-people', migration: people },
  { name: '0034-former-addresses', migration: formerAddresses },
  { name: '0034-pictures', migration: pictures },
  { name: '0035-webhooks', migration: webhooks },
  { name: '0035-api-tokens', migration: apiTokens },
  { name: '0036-generated-drafts', migration: generatedDrafts },
  { name: '0037-post-drafts', migration: postDrafts },
  { name: '0038-schedules-and-reviews', migration: schedulesAndReviews },
  { name: '0040-lanes-of-endpoints', migration: lanesOfEndpoints },
  { name: '0040-messages-listed-with-reopened', migration: messagesListedWithReopened },
  { name: '0041-sign-in-provider', migration: signInProvider },
  { name: '0042-reviews-that-are-due', migration: reviewsThatAreDue },
  { name: '0043-texts-of-articles', migration: textsOfArticles },
  { name: '0044-unread-emails', migration: unreadEmails },
  { name: '0046-what-ends-with-a-person', migration: whatEndsWithAPerson },
  { name: '0047-one-mailbox-whatever-its-spelling', migration: oneMailbox },
  { name: '0048-one-folding', migration: oneFolding },
  { name: '0049-lead-decisions', migration: leadDecisions },
  { name: '0051-lead-model-readings', migration: leadModelReadings },
]

/**
 * Migrates the database to this version. Consecutive migrations run together or not at all, except those without a
 * transaction; after a failure it continues where it stopped. Any number of processes may call it at once: one works,
 * the others wait and find nothing to do. Migrations of a newer program in the database are ignored.
 */
export async function migrate(db: Knex): Promise<string[]> {
  return runMigrations(db, migrations)
}

/** The names of all migrations that this program knows, in order. */
export const migrationNames: readonly string[] = migrations.map(({ name }) => name)

/**
 * Runs those of the named migrations that are not in the database yet, inside the caller's transaction. Only if nobody
 * else uses the tables: indexes that are otherwise built concurrently lock them here.
 */
export async function migrateTo(transaction: Knex.Transaction, names: readonly string[]): Promise<void> {
  await runInTransaction(
    transaction,
    migrations.filter(({ name }) => names.includes(name)),
  )
}

/** The names of migrations that are not in the database yet. Only reads. */
export async function pendingMigrations(db: Knex): Promise<string[]> {
  const exists = await db.schema.hasTable('knex_migrations')
  const done = exists ? await db('knex_migrations').pluck<string[]>('name') : []
  return migrations.map(({ name }) => name).filter((name) => !done.includes(name))
}
