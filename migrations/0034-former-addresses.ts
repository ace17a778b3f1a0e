import type { Knex } from 'knex'

/**
 * The former addresses of articles. A row points to the article and not to its next address, so there are no chains: an
 * old address always leads to the article in one step. An address under which another article is published belongs to
 * that one. The database maintains the table, whoever changes a post, and fills it for existing posts from their
 * revisions.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
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

    insert into former_addresses (slug, post_id, left_at)
    select distinct on (former.slug) former.slug, former.post_id, former.replaced_at
    from blog_post_revisions as former join blog_posts as present on present.id = former.post_id
    where former.slug <> present.slug and former.replaced_at > present.published_at and not exists (
      select from blog_posts where slug = former.slug and status = 'published'
    )
    order by former.slug, former.replaced_at desc;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger keep_address on blog_posts;
    drop function blog_posts_keep_address;
    drop table former_addresses;
  `)
}
