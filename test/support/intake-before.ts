import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'

/**
 * The statement with which the program of commit a0b3511 stored a lead and its two emails. That program keeps running
 * while the next one's migrations are applied.
 */
const statement = `
  with submission as (
    insert into leads (id, first_name, last_name, work_email, phone_number, organization_name, industry, current_emr,
      number_of_providers, estimated_monthly_budget, your_role, organization_description, idempotency_key, fingerprint)
    values (:id, 'Ana', 'Ruiz', :email, '+1 555 0100', 'Northside Clinic', 'mental-health', 'none', '1-5', '$300', 'owner',
      'A small practice.', :id, '')
    on conflict (idempotency_key) do nothing
    returning id
  ), mail as (
    select submission.id as subject_id, mail.*
    from submission, jsonb_to_recordset(:mails) as mail (id uuid, kind text, message_id text, outbox_id uuid)
  ), delivery as (
    insert into deliveries (id, kind, subject_id, message_id)
    select id, kind, subject_id, message_id from mail
    on conflict do nothing
    returning id
  ), promise as (
    insert into outbox (id, job, payload)
    select outbox_id, 'deliver-mail', jsonb_build_object('deliveryId', id) from mail join delivery using (id)
  )
  select id from submission`

export async function storeLeadAsBefore(db: Knex): Promise<string> {
  const id = randomUUID()
  const mails = ['lead-team', 'lead-confirmation'].map((kind) => {
    const mailId = randomUUID()
    return { id: mailId, kind, message_id: `<${mailId}@guide.example>`, outbox_id: randomUUID() }
  })
  await db.raw(statement, { id, email: `ana@${id}.example`, mails: JSON.stringify(mails) })
  return id
}

/**
 * Fills that program's tables: this many leads, both emails of each sent, and their outbox rows completed but not
 * removed.
 */
export async function fillAsBefore(db: Knex, leads: number): Promise<void> {
  await db.raw(
    `insert into leads (id, created_at, first_name, last_name, work_email, phone_number, organization_name, industry, current_emr,
       number_of_providers, estimated_monthly_budget, your_role, organization_description)
     select gen_random_uuid(), now() - number * interval '1 minute', 'Ana', 'Ruiz ' || number, 'ana@' || number || '.example',
       '+1 555 ' || number, 'Clinic ' || number, 'mental-health', 'none', '1-5', '$300', 'owner',
       repeat('We treat adults and adolescents in ' || number || ' rooms. ', 5)
     from generate_series(1, ?::int) as number`,
    [leads],
  )
  await db.raw(`
    insert into deliveries (id, kind, subject_id, message_id, state, attempts, sent_at)
      select gen_random_uuid(), kind, leads.id, leads.id || kind, 'sent', 1, now()
      from leads, unnest(array['lead-team', 'lead-confirmation']) as kind;
    insert into outbox (id, job, payload, relayed_at, completed_at)
      select gen_random_uuid(), 'deliver-mail', jsonb_build_object('deliveryId', id), now(), now() from deliveries;
    analyze leads, deliveries, outbox`)
}
