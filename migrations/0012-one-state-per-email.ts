import type { Knex } from 'knex'
import { createIndex, dropIndex } from './create-index'
import { inShortTransaction } from './short-transaction'

/** Each step runs separately, so no table is locked for longer than it takes to add a column. */
export const config = { transaction: false }

/**
 * From here on, only `deliveries` records an email's state, and a row of `outbox` only wakes a worker for it. An email
 * has one recipient; `recipient` is null until a worker fills it in from the email's kind. If a kind has several
 * recipients, a worker addresses the row to the first and adds a copy (`copy_of`) for each of the others. It splits
 * older rows the same way, because only the configuration has the addresses. `due_at`: when a worker may next lease an
 * email; while it is being sent, the end of the lease. `outbox.due_at`: when a row is next put into the queue.
 * `relayed_at`: when it was put there.
 *
 * Runs outside of a transaction, and each step can be repeated: in the meantime the previous version stores leads,
 * whose emails have ids of their own. A new worker handles those too.
 */
export async function up(db: Knex): Promise<void> {
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      alter table deliveries
        add column if not exists recipient text,
        add column if not exists copy_of uuid,
        add column if not exists due_at timestamptz not null default now(),
        add column if not exists tried_since timestamptz,
        drop constraint if exists deliveries_state_check,
        add constraint deliveries_state_check check (state in ('pending', 'sending', 'sent', 'failed')) not valid;
      alter table outbox
        add column if not exists due_at timestamptz not null default now(),
        add column if not exists handed_over int not null default 0;
    `),
  )
  await createIndex(
    db,
    'deliveries_enqueued_once',
    `on deliveries (subject_id, kind)
     where copy_of is null and kind in ('lead-team', 'lead-confirmation', 'lead-recommendation', 'contact-team')`,
    'unique',
  )
  await createIndex(
    db,
    'deliveries_copied_once',
    'on deliveries (copy_of, recipient) where copy_of is not null',
    'unique',
  )
  await createIndex(db, 'deliveries_last_sent', 'on deliveries (sent_at) where sent_at is not null')
  await createIndex(db, 'outbox_due', 'on outbox (due_at)')
  await createIndex(db, 'outbox_relayed', 'on outbox (relayed_at) where relayed_at is not null')
  for (const name of ['deliveries_promised_once', 'outbox_unrelayed', 'outbox_uncompleted']) await dropIndex(db, name)
  await inShortTransaction(db, (transaction) =>
    transaction.raw(`
      update deliveries set tried_since = created_at where state = 'pending' and attempts > 0 and tried_since is null;
      delete from outbox where completed_at is not null or job = 'deliver-mail';
      update outbox set relayed_at = null where relayed_at is not null;
      insert into outbox (id, job, payload, created_at)
        select id, 'deliver-mail', jsonb_build_object('deliveryId', id), created_at from deliveries where state = 'pending'
        on conflict (id) do nothing;
    `),
  )
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
