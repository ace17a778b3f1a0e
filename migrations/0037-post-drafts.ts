import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Outside a transaction, so `blog_posts` is locked only for the moment in which the foreign key is added. */
export const config = { transaction: false }

/**
 * Unsaved article text: one per article and person (everyone who signs in with the password shares one). `revision` is
 * the one it was based on; `version` changes with each write, so two tabs do not overwrite each other. `form` holds the
 * form's texts by control name.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists post_drafts (
        post_id uuid not null references blog_posts (id) on delete cascade,
        writer text not null,
        revision int not null,
        version uuid not null,
        form jsonb not null,
        saved_at timestamptz not null default now(),
        primary key (post_id, writer)
      )
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table post_drafts')
}
