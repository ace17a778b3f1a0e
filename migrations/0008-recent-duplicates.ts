import type { Knex } from 'knex'

/**
 * Two posts are duplicates if their title or text matches, ignoring case, punctuation, and markup. Null if nothing is
 * left to compare. The database maintains and indexes these columns, so duplicates are found among any number of posts.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function blog_repeat_key(text) returns text
      language sql immutable parallel safe
      as $$ select md5(nullif(regexp_replace(blog_fold($1), '[[:space:][:punct:]]+', '', 'g'), '')) $$;

    alter table blog_posts
      add column title_key text generated always as (blog_repeat_key(title)) stored,
      add column text_key text generated always as (blog_repeat_key(regexp_replace(content, '<[^>]*>', '', 'g'))) stored;
    create index blog_posts_title_key on blog_posts (title_key) where status = 'published';
    create index blog_posts_text_key on blog_posts (text_key) where status = 'published';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    alter table blog_posts drop column title_key, drop column text_key;
    drop function blog_repeat_key;
  `)
}
