import type { Knex } from 'knex'

/**
 * The blog's posts, with tables that keep reading cheap however many there are. The database maintains all of it, so it
 * is right whoever writes a post:
 * - `search_text`: everything a search looks at, with case folding and a trigram index;
 * - `blog_post_categories`: each published post under each string it lists, in listing order;
 * - `blog_version`: counts the writes, so a cached figure is known to be current. Writers lock its one row before any
 *   post, so they take turns and cannot deadlock;
 * - `content_changed`: the notification, sent with the commit, that makes web processes drop their finished pages.
 *
 * `seeded_articles` records which articles were seeded, so an article that was changed or removed is not seeded again.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('create extension if not exists pg_trgm')
  await db.raw(`
    create function blog_fold(text) returns text
      language sql immutable strict parallel safe
      as $$ select lower($1${await foldingCollation(db)}) $$;

    -- Fields are separated by a character that no search term may contain, so no match spans two fields.
    create function blog_searched_fields(title text, excerpt text, tags text[], categories text[]) returns text
      language sql immutable parallel safe
      as $$ select concat_ws(e'\\x1f', title, excerpt, array_to_string(tags || categories, e'\\x1f')) $$;

    create table blog_posts (
      id uuid primary key default gen_random_uuid(),
      title text not null,
      slug text not null,
      excerpt text,
      content text not null,
      categories text[] not null default '{}',
      tags text[] not null default '{}',
      status text not null default 'draft' check (status in ('draft', 'published', 'removed')),
      published_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      seo_title text,
      seo_description text,
      featured_image_url text,
      featured_image_alt text,
      author text,
      draft_reasons text[] not null default '{}',
      search_text text collate "C" not null
        generated always as (blog_fold(blog_searched_fields(title, excerpt, tags, categories))) stored
    );
    create unique index blog_posts_slug on blog_posts (slug) where status <> 'removed';
    create index blog_posts_newest on blog_posts (published_at desc, id desc) where status = 'published';
    create index blog_posts_search on blog_posts using gin (search_text gin_trgm_ops) where status = 'published';

    create table blog_post_categories (
      category text not null,
      published_at timestamptz not null,
      post_id uuid not null,
      primary key (post_id, category)
    );
    create index blog_post_categories_newest on blog_post_categories (category, published_at desc, post_id desc);

    create table blog_version (
      number bigint not null,
      only_row boolean primary key default true check (only_row)
    );
    insert into blog_version (number) values (0);

    create table seeded_articles (slug text primary key, seeded_at timestamptz not null default now());
  `)
  await db.raw(triggers)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop table blog_posts, blog_post_categories, blog_version, seeded_articles;
    drop function blog_posts_date, blog_posts_announce, blog_posts_file, blog_searched_fields, blog_fold;
  `)
}

/** The collation for case folding by Unicode's rules, if the server has one, instead of the database's locale. */
async function foldingCollation(db: Knex): Promise<string> {
  const found = await db('pg_collation')
    .whereIn('collname', ['und-x-icu', 'pg_c_utf8'])
    .orderBy('collname', 'desc')
    .pluck<string[]>('collname')
  return found[0] ? ` collate "${found[0]}"` : ''
}

const triggers = `
  create function blog_posts_date() returns trigger language plpgsql as $$
    begin
      new.published_at := now();
      return new;
    end
  $$;
  create trigger date before insert or update on blog_posts for each row
    when (new.status = 'published' and new.published_at is null) execute function blog_posts_date();

  create function blog_posts_announce() returns trigger language plpgsql as $$
    begin
      update blog_version set number = number + 1;
      perform pg_notify('content_changed', '');
      return null;
    end
  $$;
  create trigger announce before insert or update or delete or truncate on blog_posts
    for each statement execute function blog_posts_announce();

  create function blog_posts_file() returns trigger language plpgsql as $$
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
  create trigger file_inserted after insert on blog_posts
    referencing new table as come for each statement execute function blog_posts_file();
  create trigger file_updated after update on blog_posts
    referencing old table as gone new table as come for each statement execute function blog_posts_file();
  create trigger file_deleted after delete on blog_posts
    referencing old table as gone for each statement execute function blog_posts_file();
  create trigger file_truncated after truncate on blog_posts
    for each statement execute function blog_posts_file();
`
