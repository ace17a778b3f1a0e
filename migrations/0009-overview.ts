import type { Knex } from 'knex'

/**
 * The sites that views come from, by day; the monthly totals of old days; and the alarms about waiting emails. From
 * here on, the days of `page_views` are in the time zone of the business. Rows contain counts and nothing about the
 * viewers.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table page_view_sources (
      day date not null,
      source text not null,
      count bigint not null,
      primary key (day, source)
    ) with (fillfactor = 70);

    create table page_view_months (
      month date not null,
      path text not null,
      count bigint not null,
      primary key (month, path)
    );
    create table page_view_source_months (
      month date not null,
      source text not null,
      count bigint not null,
      primary key (month, source)
    );

    create table mail_alarms (
      id uuid primary key,
      raised_at timestamptz not null default clock_timestamp(),
      oldest_promised_at timestamptz not null,
      waiting int not null,
      failed int not null
    );
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table page_view_sources, page_view_months, page_view_source_months, mail_alarms')
}
