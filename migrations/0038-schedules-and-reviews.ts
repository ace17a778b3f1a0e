import type { Knex } from 'knex'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

/** The columns of a post that a person writes, before and after this migration. A change creates a revision. */
const writtenBefore = [
  ...['title', 'slug', 'excerpt', 'content', 'categories', 'tags', 'featured_image_url', 'featured_image_alt'],
  ...['author', 'seo_title', 'seo_description'],
]
const reviews = ['reviewed_on', 'reviewed_by', 'review_by']

/** The trigger that stores a post's former text, as in `0010-post-revisions`, with these columns. */
function keepRevisionsOf(columns: readonly string[]): string {
  const listed = (prefix = '') => columns.map((column) => prefix + column).join(', ')
  const changed = columns.map((name) => `case when old.${name} is distinct from new.${name} then '${name}' end`)
  return `
    create or replace function blog_posts_keep_revision() returns trigger language plpgsql as $$
      begin
        insert into blog_post_revisions (post_id, number, ${listed()}, changed)
        values (old.id, old.revision, ${listed('old.')}, array_remove(array[${changed.join(', ')}], null));
        new.revision := old.revision + 1;
        return new;
      end
    $$;
    create or replace trigger keep_revision before update on blog_posts for each row
      when ((${listed('old.')}) is distinct from (${listed('new.')})) execute function blog_posts_keep_revision();
  `
}

/**
 * When an article is to be published, and who asked for it; `known_problems` are those that person was shown. If
 * another problem is found at that time, `problems` lists it, and the schedule ends.
 *
 * Also who reviewed an article and when, and when the next review is due: part of its written fields, so revisions keep
 * it. Existing articles have none.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      create table if not exists article_schedules (
        post_id uuid primary key references blog_posts (id) on delete cascade,
        publish_at timestamptz not null,
        scheduled_by_id uuid,
        scheduled_by text not null,
        known_problems text[] not null,
        problems text[] not null default array[]::text[]
      )
    `),
  )
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table blog_post_revisions add column if not exists reviewed_on date,
        add column if not exists reviewed_by text, add column if not exists review_by date;
      alter table blog_posts add column if not exists reviewed_on date,
        add column if not exists reviewed_by text, add column if not exists review_by date;
      ${keepRevisionsOf([...writtenBefore, ...reviews])}
    `),
  )
}

export async function down(db: Knex): Promise<void> {
  const dropped = reviews.map((name) => `drop column ${name}`).join(', ')
  await db.raw(`
    ${keepRevisionsOf(writtenBefore)}
    alter table blog_posts ${dropped};
    alter table blog_post_revisions ${dropped};
    drop table article_schedules;
  `)
}
