import { columns } from './parts'

/** What surrounds the blog's posts. The tables that a trigger fills are right whoever writes a post. */
export const articles = `
  -- A row points to the article and not to its next address, so there are no chains: an old address always leads to the
  -- article in one step. An address under which another article is published belongs to that one.
  create table former_addresses (
    slug text primary key,
    post_id uuid not null references blog_posts (id) on delete cascade,
    left_at timestamptz not null default clock_timestamp()
  );
  create index former_addresses_of_post on former_addresses (post_id);
  create function blog_posts_keep_address() returns trigger language plpgsql as $$
    begin
      if tg_op = 'UPDATE' then
        if old.slug <> new.slug and old.published_at is not null then
          insert into former_addresses (slug, post_id)
          select old.slug, old.id where not exists (
            select from blog_posts where slug = old.slug and status = 'published' and id <> old.id
          )
          on conflict (slug) do update set post_id = excluded.post_id, left_at = excluded.left_at;
        end if;
      end if;
      delete from former_addresses where slug = new.slug and (post_id = new.id or new.status = 'published');
      return null;
    end
  $$;
  create trigger keep_address after insert or update of slug, status on blog_posts
    for each row execute function blog_posts_keep_address();

  -- Uploaded pictures, each identified by a hash of its content; the files are outside the database. "picture_uses"
  -- records which articles, of any status, show which pictures.
  create table pictures (
    key text primary key check (key ~ '^[0-9a-f]{32}$'),
    extension text not null check (extension in ('jpg', 'png')),
    ${columns('int not null', 'width height bytes')},
    alt text not null default '',
    uploaded_at timestamptz not null default clock_timestamp()
  );
  create index pictures_newest on pictures (uploaded_at desc, key desc);
  create table picture_uses (
    key text not null,
    post_id uuid not null references blog_posts (id) on delete cascade,
    primary key (key, post_id)
  );
  create index picture_uses_of_post on picture_uses (post_id);
  create function blog_posts_use_pictures() returns trigger language plpgsql as $$
    begin
      delete from picture_uses where post_id = new.id;
      insert into picture_uses (key, post_id)
      select distinct address[1], new.id
      from regexp_matches(new.content || ' ' || coalesce(new.featured_image_url, ''), '/pictures/([0-9a-f]{32})-', 'g') as match (address);
      return null;
    end
  $$;
  create trigger use_pictures after insert or update of content, featured_image_url on blog_posts
    for each row execute function blog_posts_use_pictures();

  -- Which articles were seeded, so an article that was changed or removed is not seeded again. "revision" is that which
  -- the product last wrote itself: as long as the post still has it, a later release may correct it.
  create table seeded_articles (
    slug text primary key,
    seeded_at timestamptz not null default now(),
    revision int not null default 1
  );

  -- The article pipeline's output, once per post and pipeline, so processes of two versions can run side by side. "seal"
  -- is a hash of input and output; a reader that finds a mismatch prepares the post again. Nothing here is
  -- irreplaceable.
  create table prepared_articles (
    post_id uuid not null references blog_posts (id) on delete cascade,
    ${columns('text not null', 'pipeline html')},
    headings jsonb not null,
    words int not null,
    links text[] not null,
    seal text not null,
    prepared_at timestamptz not null default now(),
    primary key (post_id, pipeline)
  );

  -- Unsaved text: one per article and person (everyone who signs in with the password shares one). "revision" is the
  -- one it was based on; "version" changes with each write, so two tabs do not overwrite each other. "form" holds the
  -- form's texts by control name.
  create table post_drafts (
    post_id uuid not null references blog_posts (id) on delete cascade,
    writer text not null,
    revision int not null,
    version uuid not null,
    form jsonb not null,
    saved_at timestamptz not null default now(),
    primary key (post_id, writer)
  );

  -- When an article is to be published, and who asked for it; "known_problems" are those that person was shown. If
  -- another problem is found at that time, "problems" lists it, and the schedule ends.
  create table article_schedules (
    post_id uuid primary key references blog_posts (id) on delete cascade,
    publish_at timestamptz not null,
    scheduled_by_id uuid,
    scheduled_by text not null,
    known_problems text[] not null,
    problems text[] not null default array[]::text[]
  );
`
