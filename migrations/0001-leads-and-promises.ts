import type { Knex } from 'knex'

/** Leads, the emails about them, and the outbox that wakes a worker to send those emails. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table leads (
      id uuid primary key,
      created_at timestamptz not null default now(),
      first_name text not null,
      last_name text not null,
      work_email text not null,
      phone_number text not null,
      organization_name text not null,
      industry text not null,
      organization_website text,
      current_emr text not null,
      number_of_providers text not null,
      estimated_monthly_budget text not null,
      your_role text not null,
      organization_description text not null,
      linkedin_profile text,
      status text not null default 'new',
      spam_reasons text[] not null default '{}',
      idempotency_key text unique,
      fingerprint text
    );
    create index leads_newest on leads (created_at desc);

    create table deliveries (
      id uuid primary key,
      kind text not null,
      subject_id uuid not null,
      message_id text not null unique,
      state text not null default 'pending' check (state in ('pending', 'sent', 'failed')),
      attempts int not null default 0,
      last_error text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    );
    create index deliveries_of_subject on deliveries (subject_id);
    create index deliveries_unsent on deliveries (state) where state <> 'sent';

    create table outbox (
      id uuid primary key,
      job text not null,
      payload jsonb not null,
      created_at timestamptz not null default now(),
      relayed_at timestamptz,
      completed_at timestamptz
    );
    create index outbox_unrelayed on outbox (created_at) where relayed_at is null;
    create index outbox_uncompleted on outbox (relayed_at) where completed_at is null;
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table outbox, deliveries, leads')
}
