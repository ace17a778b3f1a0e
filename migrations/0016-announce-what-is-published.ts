import type { Knex } from 'knex'

/**
 * Changes only to drafts affect no page, so they send no notification and do not count as changes of the blog. A
 * statement counts only if it touches a post that was published before it or is published after it. The row of
 * `blog_version` is still locked before any post, so writers take turns.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function blog_posts_announce() returns trigger language plpgsql as $$
      begin
        perform from blog_version for update;
        return null;
      end
    $$;

    create or replace function blog_posts_file() returns trigger language plpgsql as $$
      declare
        is_seen boolean := tg_op = 'TRUNCATE';
      begin
        if tg_op = 'TRUNCATE' then
          delete from blog_post_categories;
        end if;
        if tg_op in ('UPDATE', 'DELETE') then
          delete from blog_post_categories where post_id in (select id from gone);
          is_seen := exists (select from gone where status = 'published');
        end if;
        if tg_op in ('INSERT', 'UPDATE') then
          insert into blog_post_categories (category, published_at, post_id)
          select distinct category, published_at, id from come, unnest(categories) as category
          where status = 'published' and category is not null;
          is_seen := is_seen or exists (select from come where status = 'published');
        end if;
        if is_seen then
          update blog_version set number = number + 1;
          perform pg_notify('content_changed', '');
        end if;
        return null;
      end
    $$;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function blog_posts_announce() returns trigger language plpgsql as $$
      begin
        update blog_version set number = number + 1;
        perform pg_notify('content_changed', '');
        return null;
      end
    $$;

    create or replace function blog_posts_file() returns trigger language plpgsql as $$
      begin
        if tg_op = 'TRUNCATE' then
          delete from blog_post_categories;
          return null;
        end if;
        if tg_op <> 'INSERT' then
          delete from blog_post_categories where post_id in (select id from gone);
        end if;
        if tg_op <> 'DELETE' then
          insert into blog_post_categories (category, published_at, post_id)
          select distinct category, published_at, id from come, unnest(categories) as category
          where status = 'published' and category is not null;
        end if;
        return null;
      end
    $$;
  `)
}
