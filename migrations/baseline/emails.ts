import { columns } from './parts'

/**
 * Emails, deliveries to other programs, and the outbox that wakes a worker to send them. Only `deliveries` records the
 * state; a row of `outbox` is gone once its work is done.
 *
 * A delivery has one recipient; `recipient` is null until a worker fills it in from the email's kind. If a kind has
 * several recipients, a worker addresses the row to the first and adds a copy (`copy_of`) for each of the others.
 * `due_at`: when a worker may next lease it; while it is being sent, the end of the lease. With an `endpoint_id`, it
 * goes to an endpoint: `kind` is then the event and `message_id` the webhook's id. The unique indexes keep concurrent
 * requests from enqueuing an email twice.
 *
 * `outbox.due_at`: when a row is next put into the queue; `relayed_at`: when it was put there; `lane`: the endpoint
 * that it is for, of which the queue takes a few at a time.
 */
export const emails = `
  create table deliveries (
    id uuid primary key,
    kind text not null,
    subject_id uuid not null,
    message_id text not null unique,
    state text not null default 'pending' check (state in ('pending', 'sending', 'sent', 'failed', 'canceled')),
    attempts int not null default 0,
    last_error text,
    created_at timestamptz not null default now(),
    sent_at timestamptz,
    recipient text,
    copy_of uuid,
    due_at timestamptz not null default now(),
    tried_since timestamptz,
    endpoint_id uuid
  );
  create index deliveries_of_subject on deliveries (subject_id);
  create index deliveries_unsent on deliveries (state) where state <> 'sent';
  create index deliveries_last_sent on deliveries (sent_at) where sent_at is not null;
  create index deliveries_of_endpoint on deliveries (endpoint_id, created_at desc, id desc) where endpoint_id is not null;
  create unique index deliveries_copied_once on deliveries (copy_of, recipient) where copy_of is not null;
  create unique index deliveries_enqueued_once on deliveries (subject_id, kind)
    where copy_of is null and kind in ('lead-team', 'lead-confirmation', 'lead-recommendation', 'contact-team');
  create unique index deliveries_of_corrections_once on deliveries (subject_id, kind)
    where copy_of is null and kind in ('correction-team', 'correction-accepted', 'correction-declined');
  create unique index deliveries_created_once on deliveries (endpoint_id, subject_id, kind)
    where endpoint_id is not null and kind in ('lead.created', 'message.created');

  create table outbox (
    id uuid primary key,
    job text not null,
    payload jsonb not null,
    created_at timestamptz not null default now(),
    ${columns('timestamptz', 'relayed_at completed_at')},
    due_at timestamptz not null default now(),
    handed_over int not null default 0,
    lane uuid
  );
  create index outbox_relayed on outbox (relayed_at) where relayed_at is not null;
  create index outbox_due_in_lane on outbox (lane, handed_over desc, due_at) where lane is not null;
  create index outbox_due_without_lane on outbox (due_at) where lane is null;

  -- When each mailbox last got a confirmation: at most one in 24 hours, whoever enters the address and however often.
  create table confirmed_addresses (
    mailbox text primary key,
    at timestamptz not null default now()
  ) with (fillfactor = 70);
  create index confirmed_addresses_oldest on confirmed_addresses (at);

  create table mail_alarms (
    id uuid primary key,
    raised_at timestamptz not null default clock_timestamp(),
    oldest_promised_at timestamptz not null,
    ${columns('int not null', 'waiting failed')}
  );

  -- How far an inbox was read, and how often storing an email of it has failed; such a row goes once the cursor is past it.
  create table inbox_cursors (
    inbox text primary key,
    uid_validity text not null,
    uid bigint not null
  );
  create table inbox_failures (
    ${columns('text not null', 'inbox uid_validity')},
    uid bigint not null,
    failures int not null default 1,
    primary key (inbox, uid_validity, uid)
  );

  -- Other programs. "sealed" encrypts what a copy of the database must not reveal: the webhook's signing secret, or a
  -- Slack channel's address. "failing_since" is null if the last attempt succeeded.
  create table webhook_endpoints (
    id uuid primary key,
    created_at timestamptz not null default now(),
    kind text not null check (kind in ('webhook', 'slack')),
    ${columns('text not null', 'description address')},
    events text[] not null,
    tells text[] not null default '{}',
    is_on boolean not null default true,
    sealed text not null,
    former_sealed text,
    ${columns('timestamptz', 'former_until failing_since')}
  );
`
