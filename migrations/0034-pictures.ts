import type { Knex } from 'knex'

/**
 * Uploaded pictures, each identified by a hash of its content; the files are outside the database. `picture_uses`
 * records which articles, of any status, show which pictures: the database maintains it, whoever changes a post.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table pictures (
      key text primary key check (key ~ '^[0-9a-f]{32}$'),
      extension text not null check (extension in ('jpg', 'png')),
      width int not null,
      height int not null,
      bytes int not null,
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
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger use_pictures on blog_posts;
    drop function blog_posts_use_pictures;
    drop table picture_uses, pictures;
  `)
}
