import type { Knex } from 'knex'

/**
 * What the article pipeline made of each post: once per post and pipeline, so that processes of two versions can run side
 * by side, each on its own. `seal` is a hash over what it was made of and what was made; a reader that finds another one
 * prepares the post again. Nothing here is lost for good: all of it can be made of `blog_posts` at any time.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table prepared_articles (
      post_id uuid not null references blog_posts (id) on delete cascade,
      pipeline text not null,
      html text not null,
      headings jsonb not null,
      words int not null,
      links text[] not null,
      seal text not null,
      prepared_at timestamptz not null default now(),
      primary key (post_id, pipeline)
    )
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table prepared_articles')
}
