import type { Knex } from 'knex'

/**
 * Lets another program omit optional columns of a post: text, categories, and tags are then empty rather than missing,
 * so readers always find them.
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
