import { columns } from './parts'

/**
 * Requests for articles. Each row is one attempt of the quota, and produces at most one post. `run` counts how often a
 * worker has started it; only the latest run may write, so a worker that was wrongly assumed dead changes nothing.
 * `is_draft`: whoever asked wants to publish it by hand; `notes`: which problems besides its figures argue against
 * publishing. The single row of `generation_quota` is locked while an attempt is counted.
 */
export const generations = `
  create table generations (
    id uuid primary key,
    created_at timestamptz not null default clock_timestamp(),
    topic text not null,
    is_test boolean not null,
    state text not null default 'queued' check (state in ('queued', 'active', 'completed', 'failed')),
    stage text not null default 'queued' check (stage in ('queued', 'asking', 'writing', 'checking', 'publishing')),
    progress int not null default 0 check (progress between 0 and 100),
    run int not null default 0,
    post_id uuid unique references blog_posts (id) on delete set null,
    reasons text[] not null default '{}',
    ${columns('text', 'error model')},
    tokens_in int,
    tokens_out int,
    cost_usd numeric(12, 6),
    finished_at timestamptz,
    is_draft boolean not null default false,
    notes text[] not null default array[]::text[]
  );
  create index generations_newest on generations (created_at desc);
  create index generations_under_way on generations (created_at) where state in ('queued', 'active');

  create table generation_quota (
    blocked_until timestamptz,
    only_row boolean primary key default true check (only_row)
  );
  insert into generation_quota default values;
`
