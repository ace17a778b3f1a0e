import type { Knex } from 'knex'

/**
 * The article pipeline's output, once per post and pipeline, so processes of two versions can run side by side. `seal`
 * is a hash of input and output; a reader that finds a mismatch prepares the post again. Nothing here is irreplaceable:
 * all of it can be rebuilt from `blog_posts`.
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
