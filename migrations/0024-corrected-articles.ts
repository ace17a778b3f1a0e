import type { Knex } from 'knex'

/**
 * `revision`: the revision of its post that the product itself wrote last. While the post still has it, nobody has edited
 * the article, and a correction that a later release brings may be written over it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table seeded_articles add column revision int not null default 1')
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table seeded_articles drop column revision')
}
