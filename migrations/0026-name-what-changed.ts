import type { Knex } from 'knex'
import { up as announceWithoutNames } from './0016-announce-what-is-published'

/** The columns of a post that lists show, or sort and filter by. */
const listed = 'id, title, slug, excerpt, published_at, categories, tags'

/**
 * Adds a payload to `content_changed`: `{"posts": [slugs], "lists": boolean}`, with the slugs of the published posts
 * before and after the change, and whether anything changed that lists of posts show. An empty payload means that
 * anything may have changed: after truncating the table, or if the slugs do not fit into a notification (8,000 bytes).
 * Earlier versions ignore the payload.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create or replace function blog_posts_file() returns trigger language plpgsql as $$
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
            (select ${listed} from gone where status = 'published' except select ${listed} from come where status = 'published')
            union all
            (select ${listed} from come where status = 'published' except select ${listed} from gone where status = 'published')
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
  `)
}

export const down = announceWithoutNames
