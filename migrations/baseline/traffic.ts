import { columns } from './parts'

/**
 * What is counted, limited, and watched. Views are counted by the day of the business; old days are added up into
 * months. Rows contain counts and nothing about the viewers.
 *
 * Sessions and limits are for installations without Redis. Both are unlogged: writing them does not wait for the disk,
 * and a database crash may lose them (people sign in again, limits restart).
 */
export const traffic = `
  create table page_views (
    day date not null,
    path text not null,
    count bigint not null,
    primary key (day, path)
  ) with (fillfactor = 70);
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

  create unlogged table sessions (
    sid text primary key,
    sess json not null,
    expire timestamptz not null
  );
  create index sessions_expiring on sessions (expire);
  create unlogged table rate_limits (
    key text primary key,
    hits int not null,
    expires_at timestamptz not null
  ) with (fillfactor = 70);
  create index rate_limits_expiring on rate_limits (expires_at);

  -- The source addresses of the catalogue and the rules, and the result of opening each. "failures" counts consecutive
  -- failures, of which "failing_since" is the first. "claimed_until": until then, a worker has leased the address.
  create table source_links (
    url text primary key,
    due_at timestamptz not null default now(),
    ${columns('timestamptz', 'claimed_until checked_at')},
    outcome text check (outcome in ('ok', 'refused', 'failed')),
    detail text,
    failures int not null default 0,
    failing_since timestamptz
  );
  create index source_links_due on source_links (due_at);

  -- One row with the time of the last probe, by which "/readyz" checks that the database accepts writes.
  create table write_probe (
    only_row boolean primary key default true check (only_row),
    written_at timestamptz not null
  );
`
