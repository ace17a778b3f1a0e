import type { Knex } from 'knex'

/**
 * Lets another program leave out what a post can do without: no text, no categories and no tags are then empty, not
 * missing, so that whoever reads a post finds each of them.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table blog_posts alter column content set default '';

    create function blog_posts_fill() returns trigger language plpgsql as $$
      begin
        new.content := coalesce(new.content, '');
        new.categories := array_remove(coalesce(new.categories, '{}'), null);
        new.tags := array_remove(coalesce(new.tags, '{}'), null);
        return new;
      end
    $$;
    create trigger fill before insert or update on blog_posts for each row execute function blog_posts_fill();
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger fill on blog_posts;
    drop function blog_posts_fill;
    alter table blog_posts alter column content drop default;
  `)
}
