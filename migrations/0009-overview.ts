import type { Knex } from 'knex'

/**
 * From which sites views come, by day; the months into which old days are added up; and the alarms about mails that wait.
 * From here on the days of `page_views` are those of the time zone in which people work. Rows hold counts and nothing of
 * who viewed.
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
