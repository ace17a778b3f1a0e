import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Takes a lock on `blog_posts` for the moment in which a table comes to refer to it. */
export const config = { transaction: false }

/**
 * What somebody typed of an article and has not saved: for each person (or for all who sign in by the password) one text of an
 * article. `revision` is what it was written over; `version` another one with each write, so that two tabs do not write over
 * each other. `form` holds the form's texts by the names of its controls.
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
