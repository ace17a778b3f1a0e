import type { Knex } from 'knex'

/**
 * `revision`: the revision of its post that the product last wrote itself. As long as the post still has it, nobody has
 * edited the article, and a later release may correct it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table seeded_articles add column revision int not null default 1')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table seeded_articles drop column revision')
}
