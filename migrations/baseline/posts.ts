import { columns, procedure } from './parts'

/** The columns of a post that a person writes. A change of any of them creates a revision. */
const written = [
  ...['title', 'slug', 'excerpt', 'content', 'categories', 'tags', 'featured_image_url', 'featured_image_alt'],
  ...['author', 'seo_title', 'seo_description', 'reviewed_on', 'reviewed_by', 'review_by'],
]
const writtenOf = (prefix = '') => written.map((column) => prefix + column).join(', ')
const changed = written.map((name) => `case when old.${name} is distinct from new.${name} then '${name}' end`)

/** The columns of a post that lists show, or sort and filter by. */
const listed = 'id, title, slug, excerpt, published_at, categories, tags'
const publishedIn = (rows: string) => `select ${listed} from ${rows} where status = 'published'`

/**
 * The blog's posts, with tables that keep reading cheap however many there are. The database maintains all of it, so it
 * is right whoever writes a post, another program included:
 * - `search_text`: everything a search looks at, with case folding and a trigram index;
 * - `title_key`, `text_key`: two posts are duplicates if one matches. Null if nothing is left to compare;
 * - `revision`: counts the changes of the text. The overwritten text is kept under its former number, with the names of
 *   the changed columns. `revised_by` is what the writer's transaction has as `guide.author`; null: another program;
 * - `blog_post_categories`: each published post under each string it lists, in listing order;
 * - `blog_version`: counts the writes that a reader can see, so a cached figure is known to be current. Writers lock its
 *   one row before any post, so they take turns and cannot deadlock;
 * - `content_changed`: the notification, sent with the commit, that makes web processes drop their finished pages. Its
 *   payload is `{"posts": [slugs], "lists": boolean}`, with the slugs of the published posts before and after the
 *   change, and whether anything changed that lists show. An empty payload means that anything may have changed: after
 *   truncating the table, or if the slugs do not fit into a notification (8,000 bytes).
 */
const tables = String.raw`
  -- Fields are separated by a character that no search term may contain, so no match spans two fields.
  create function blog_searched_fields(title text, excerpt text, tags text[], categories text[]) returns text
    language sql immutable parallel safe
    as $$ select concat_ws(e'\x1f', title, excerpt, array_to_string(tags || categories, e'\x1f')) $$;
  create function blog_repeat_key(text) returns text
    language sql immutable parallel safe
    as $$ select md5(nullif(regexp_replace(blog_fold($1), '[[:space:][:punct:]]+', '', 'g'), '')) $$;

  create table blog_posts (
    id uuid primary key default gen_random_uuid(),
    ${columns('text not null', 'title slug')},
    excerpt text,
    content text not null default '',
    categories text[] not null default '{}',
    tags text[] not null default '{}',
    status text not null default 'draft' check (status in ('draft', 'published', 'removed')),
    published_at timestamptz,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now(),
    ${columns('text', 'seo_title seo_description featured_image_url featured_image_alt author')},
    draft_reasons text[] not null default '{}',
    search_text text collate "C" not null
      generated always as (blog_fold(blog_searched_fields(title, excerpt, tags, categories))) stored,
    title_key text generated always as (blog_repeat_key(title)) stored,
    text_key text generated always as (blog_repeat_key(regexp_replace(content, '<[^>]*>', '', 'g'))) stored,
    revision int not null default 1,
    revised_by text,
    reviewed_on date,
    reviewed_by text,
    review_by date
  );
  create unique index blog_posts_slug on blog_posts (slug) where status <> 'removed';
  create index blog_posts_newest on blog_posts (published_at desc, id desc) where status = 'published';
  create index blog_posts_title_key on blog_posts (title_key) where status = 'published';
  create index blog_posts_text_key on blog_posts (text_key) where status = 'published';
  create index blog_posts_review_due on blog_posts (review_by, id) where review_by is not null and status <> 'removed';
  -- The admin's list, where drafts can be searched too.
  create index blog_posts_present on blog_posts (updated_at, id) where status <> 'removed';
  create index blog_posts_by_status on blog_posts (status, updated_at, id);
  create index blog_posts_search_all on blog_posts using gin (search_text gin_trgm_ops);
  create index blog_posts_search_slug on blog_posts using gin (slug gin_trgm_ops);
  -- Finds articles that contain words in any order and form. Only the first 60,000 characters are read, several times
  -- the length of an article: the words of an unlimited text could exceed what a tsvector may hold (1 MiB), and the
  -- article could then not be stored.
  create index blog_posts_texts on blog_posts
    using gin (to_tsvector('english', left(title || ' ' || coalesce(excerpt, '') || ' ' || content, 60000)))
    with (gin_pending_list_limit = 512) where status = 'published';

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

  create table blog_post_revisions (
    post_id uuid not null references blog_posts (id) on delete cascade,
    number int not null,
    ${columns('text not null', 'title slug')},
    excerpt text,
    content text not null,
    categories text[] not null,
    tags text[] not null,
    ${columns('text', 'featured_image_url featured_image_alt author seo_title seo_description')},
    changed text[] not null,
    replaced_at timestamptz not null default clock_timestamp(),
    revised_by text,
    reviewed_on date,
    reviewed_by text,
    review_by date,
    primary key (post_id, number)
  );
`

/** Triggers run in the order of their names: `sign_revision` after `keep_revision`, which counts the revision. */
const triggers = `
  create function blog_posts_fill() returns trigger language plpgsql as $$
    begin
      new.content := coalesce(new.content, '');
      new.categories := array_remove(coalesce(new.categories, '{}'), null);
      new.tags := array_remove(coalesce(new.tags, '{}'), null);
      return new;
    end
  $$;
  create trigger fill before insert or update on blog_posts for each row execute function blog_posts_fill();

  ${procedure('blog_posts_date', 'new.published_at := now(); return new;')}
  create trigger date before insert or update on blog_posts for each row
    when (new.status = 'published' and new.published_at is null) execute function blog_posts_date();

  ${procedure('blog_posts_announce', 'perform from blog_version for update; return null;')}
  create trigger announce before insert or update or delete or truncate on blog_posts
    for each statement execute function blog_posts_announce();

  create function blog_posts_file() returns trigger language plpgsql as $$
    declare
      slugs text[] := '{}';
      is_listed boolean := false;
      is_seen boolean := tg_op = 'TRUNCATE';
      payload text;
    begin
      if tg_op = 'TRUNCATE' then
        delete from blog_post_categories;
      end if;
      if tg_op in ('UPDATE', 'DELETE') then
        delete from blog_post_categories where post_id in (select id from gone);
        slugs := array(select slug from gone where status = 'published');
      end if;
      if tg_op in ('INSERT', 'UPDATE') then
        insert into blog_post_categories (category, published_at, post_id)
        select distinct category, published_at, id from come, unnest(categories) as category
        where status = 'published' and category is not null;
        slugs := slugs || array(select slug from come where status = 'published');
      end if;
      if tg_op = 'UPDATE' then
        is_listed := exists (
          (${publishedIn('gone')} except ${publishedIn('come')})
          union all
          (${publishedIn('come')} except ${publishedIn('gone')})
        );
      else
        is_listed := true;
      end if;
      if is_seen or cardinality(slugs) > 0 then
        update blog_version set number = number + 1;
        payload := json_build_object('posts', array(select distinct slug from unnest(slugs) as slug), 'lists', is_listed)::text;
        perform pg_notify('content_changed', case when is_seen or octet_length(payload) > 7000 then '' else payload end);
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

  create function blog_posts_keep_revision() returns trigger language plpgsql as $$
    begin
      insert into blog_post_revisions (post_id, number, ${writtenOf()}, changed)
      values (old.id, old.revision, ${writtenOf('old.')}, array_remove(array[${changed.join(', ')}], null));
      new.revision := old.revision + 1;
      return new;
    end
  $$;
  create trigger keep_revision before update on blog_posts for each row
    when ((${writtenOf('old.')}) is distinct from (${writtenOf('new.')})) execute function blog_posts_keep_revision();

  ${procedure('blog_post_revisions_sign', 'select revised_by into new.revised_by from blog_posts where id = new.post_id; return new;')}
  create trigger sign before insert on blog_post_revisions for each row execute function blog_post_revisions_sign();
  ${procedure('blog_posts_sign', "new.revised_by := nullif(current_setting('guide.author', true), ''); return new;")}
  create trigger sign_new before insert on blog_posts for each row execute function blog_posts_sign();
  create trigger sign_revision before update on blog_posts for each row
    when (old.revision is distinct from new.revision) execute function blog_posts_sign();
`

export const posts = tables + triggers
