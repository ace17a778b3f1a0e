import type { Knex } from 'knex'

/**
 * From here on `deliveries` alone says how far an email has come, and a row of `outbox` only wakes a worker for it. An email
 * has one recipient: `recipient` is null while that is whoever its kind writes to. Where a kind writes to several, a worker
 * addresses the row to the first and adds a copy (`copy_of`) for each other one; rows of former times are split in the same
 * way, for only the configuration knows the addresses.
 * `due_at`: when a worker may next take an email up; while it is being sent, the end of the lease.
 * `outbox.due_at`: when a row is next handed to the queue. `relayed_at`: since when the queue has it in hand.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table deliveries
      add column recipient text,
      add column copy_of uuid,
      add column due_at timestamptz not null default now(),
      add column tried_since timestamptz,
      drop constraint deliveries_state_check,
      add constraint deliveries_state_check check (state in ('pending', 'sending', 'sent', 'failed')) not valid;
    update deliveries set tried_since = created_at where state = 'pending' and attempts > 0;

    drop index deliveries_promised_once;
    create unique index deliveries_enqueued_once on deliveries (subject_id, kind)
      where copy_of is null and kind in ('lead-team', 'lead-confirmation', 'lead-recommendation', 'contact-team');
    create unique index deliveries_copied_once on deliveries (copy_of, recipient) where copy_of is not null;
    create index deliveries_last_sent on deliveries (sent_at) where sent_at is not null;

    alter table outbox
      add column due_at timestamptz not null default now(),
      add column handed_over int not null default 0;
    drop index outbox_unrelayed;
    drop index outbox_uncompleted;
    create index outbox_due on outbox (due_at);
    create index outbox_relayed on outbox (relayed_at) where relayed_at is not null;

    delete from outbox where completed_at is not null or job = 'deliver-mail';
    update outbox set relayed_at = null;
    insert into outbox (id, job, payload, created_at)
      select id, 'deliver-mail', jsonb_build_object('deliveryId', id), created_at from deliveries where state = 'pending';
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index outbox_due, outbox_relayed;
    create index outbox_unrelayed on outbox (created_at) where relayed_at is null;
    create index outbox_uncompleted on outbox (relayed_at) where completed_at is null;
    alter table outbox drop column due_at, drop column handed_over;

    delete from deliveries where copy_of is not null;
    update deliveries set state = 'pending' where state = 'sending';
    drop index deliveries_enqueued_once, deliveries_copied_once, deliveries_last_sent;
    create unique index deliveries_promised_once on deliveries (subject_id, kind)
      where kind in ('lead-team', 'lead-confirmation', 'lead-recommendation', 'contact-team');
    alter table deliveries
      drop column recipient,
      drop column copy_of,
      drop column due_at,
      drop column tried_since,
      drop constraint deliveries_state_check,
      add constraint deliveries_state_check check (state in ('pending', 'sent', 'failed'));
  `)
}
