import { columns, historyOf, procedure } from './parts'

/** Messages from the contact form, reports of wrong values, and what the team does with them and with leads. */
export const submissions = String.raw`
  create table contact_messages (
    id uuid primary key,
    created_at timestamptz not null default now(),
    ${columns('text not null', 'name email subject message')},
    status text not null default 'new'
      constraint contact_messages_status check (status in ('new', 'answered', 'closed', 'spam')),
    spam_reasons text[] not null default '{}',
    idempotency_key text unique,
    fingerprint text,
    search_text text collate "C",
    owner text,
    reopened_at timestamptz
  );
  create index contact_messages_newest on contact_messages (created_at desc);
  create index contact_messages_read on contact_messages (created_at, id) where status <> 'new';
  create index contact_messages_listed on contact_messages (status, created_at, id) include (reopened_at);
  create index contact_messages_by_email on contact_messages (lower(email), created_at);
  create index contact_messages_by_owner on contact_messages (owner, created_at, id) where owner is not null;
  create index contact_messages_with_key on contact_messages (created_at) where idempotency_key is not null;
  create index contact_messages_search on contact_messages
    using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
  create function contact_messages_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := search_fold(
        ' ' || translate(concat_ws(' ', new.name, new.email, new.subject, new.message), e'\n\r\t', '   ')
      );
      return new;
    end
  $$;
  create trigger search_text before insert or update of name, email, subject, message
    on contact_messages for each row execute function contact_messages_search_text();

  ${historyOf('message', 'contact_messages', "'note', 'change'")}

  -- The values themselves change with a release of the program.
  create table corrections (
    id uuid primary key,
    created_at timestamptz not null default now(),
    ${columns('text not null', 'vendor field message')},
    ${columns('text', 'source email')},
    status text not null default 'new' check (status in ('new', 'accepted', 'declined', 'spam')),
    spam_reasons text[] not null default '{}',
    idempotency_key text unique,
    ${columns('text', 'fingerprint reason')},
    decided_at timestamptz,
    search_text text collate "C"
  );
  create index corrections_newest on corrections (created_at, id);
  create index corrections_read on corrections (created_at, id) where status <> 'new';
  create index corrections_by_status on corrections (status, created_at, id);
  create index corrections_with_key on corrections (created_at) where idempotency_key is not null;
  create index corrections_search on corrections using gin (search_text gin_trgm_ops) with (gin_pending_list_limit = 512);
  create function corrections_search_text() returns trigger language plpgsql as $$
    begin
      new.search_text := search_fold(' ' || translate(concat_ws(' ',
        'vendor:' || new.vendor, 'field:' || new.field, new.message, new.source, new.email, new.reason
      ), e'\n\r\t', '   ') || ' ');
      return new;
    end
  $$;
  create trigger search_text before insert or update of vendor, field, message, source, email, reason
    on corrections for each row execute function corrections_search_text();

  ${historyOf('correction', 'corrections', "'note', 'change'", false)}

  -- What is published about an accepted report, without anything about the visitor, so it stays when the report is
  -- erased. A change to it sends a notification for the pages and the feed.
  create table published_corrections (
    id uuid primary key,
    ${columns('text not null', 'vendor field statement')},
    accepted_at timestamptz not null
  );
  create index published_corrections_newest on published_corrections (accepted_at, id);
  ${procedure('published_corrections_announce', "perform pg_notify('content_changed', ''); return null;")}
  create trigger announce after insert or update or delete or truncate
    on published_corrections for each statement execute function published_corrections_announce();

  -- Conversations between the team and a visitor about a lead or a message. An answer keeps its composed email, and is
  -- its delivery's subject. An incoming email is identified by its Message-ID ("email_id"), so it is stored once.
  create table thread_entries (
    id uuid primary key,
    lead_id uuid references leads (id) on delete cascade,
    message_id uuid references contact_messages (id) on delete cascade,
    created_at timestamptz not null default clock_timestamp(),
    kind text not null check (kind in ('answer', 'reply', 'automatic', 'bounce', 'delayed', 'receipt')),
    ${columns('text', 'author address')},
    ${columns('text not null', 'subject text')},
    quoted text not null default '',
    attachments text[] not null default '{}',
    email jsonb,
    email_id text,
    check (num_nonnulls(lead_id, message_id) = 1)
  );
  create index thread_entries_of_lead on thread_entries (lead_id, created_at) where lead_id is not null;
  create index thread_entries_of_message on thread_entries (message_id, created_at) where message_id is not null;
  create unique index thread_entries_by_email on thread_entries (email_id) where email_id is not null;

  create table answer_templates (
    id uuid primary key,
    ${columns('text not null', 'name text')},
    version int not null default 0,
    created_at timestamptz not null default now(),
    updated_at timestamptz not null default now()
  );
  create unique index answer_templates_by_name on answer_templates (lower(name));

  -- Who is writing at the moment, by the tab's random number; unlogged, because it is useless a minute later.
  create unlogged table open_answers (
    ${columns('uuid not null', 'subject_id tab')},
    seen_at timestamptz not null default now(),
    primary key (subject_id, tab)
  );
  create index open_answers_by_time on open_answers (seen_at);

  create table saved_views (
    id uuid primary key,
    list text not null check (list in ('leads', 'messages')),
    ${columns('text not null', 'name query')},
    created_at timestamptz not null default now()
  );
  create unique index saved_views_by_name on saved_views (list, lower(name));
`
