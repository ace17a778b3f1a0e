import type { Knex } from 'knex'

/** The columns of a post that a person writes. A change of any of them creates a revision. */
const written = [
  ...['title', 'slug', 'excerpt', 'content', 'categories', 'tags', 'featured_image_url', 'featured_image_alt'],
  ...['author', 'seo_title', 'seo_description'],
]

const listed = (prefix = '') => written.map((column) => prefix + column).join(', ')

/**
 * Earlier texts of posts. `blog_posts.revision` counts text changes. Whoever changes a post, a trigger stores the
 * overwritten text under its former number, with the names of the changed columns.
 */
export async function up(db: Knex): Promise<void> {
  const changed = written.map((name) => `case when old.${name} is distinct from new.${name} then '${name}' end`)
  await db.raw(`
    alter table blog_posts add column revision int not null default 1;

    create table blog_post_revisions (
      post_id uuid not null references blog_posts (id) on delete cascade,
      number int not null,
      title text not null,
      slug text not null,
      excerpt text,
      content text not null,
      categories text[] not null,
      tags text[] not null,
      featured_image_url text,
      featured_image_alt text,
      author text,
      seo_title text,
      seo_description text,
      changed text[] not null,
      replaced_at timestamptz not null default clock_timestamp(),
      primary key (post_id, number)
    );

    create function blog_posts_keep_revision() returns trigger language plpgsql as $$
      begin
        insert into blog_post_revisions (post_id, number, ${listed()}, changed)
        values (old.id, old.revision, ${listed('old.')}, array_remove(array[${changed.join(', ')}], null));
        new.revision := old.revision + 1;
        return new;
      end
    $$;
    create trigger keep_revision before update on blog_posts for each row
      when ((${listed('old.')}) is distinct from (${listed('new.')})) execute function blog_posts_keep_revision();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger keep_revision on blog_posts;
    drop function blog_posts_keep_revision;
    drop table blog_post_revisions;
    alter table blog_posts drop column revision;
  `)
}
