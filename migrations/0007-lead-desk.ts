import type { Knex } from 'knex'

/**
 * The team's work with leads and messages. From here on, suspected spam has its own status. `lead_contact_keys` lists
 * what identifies two leads as the same visitor's: email address, phone number, and organization, each normalized. The
 * unique index keeps concurrent requests from enqueuing an email twice.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update leads set status = 'spam' where status = 'new' and spam_reasons <> '{}';
    update contact_messages set status = 'spam' where status = 'new' and spam_reasons <> '{}';

    alter table leads
      add constraint leads_status check (status in ('new', 'in-review', 'answered', 'closed', 'spam')),
      add column owner text,
      add column draft text,
      add column draft_version int not null default 0,
      add column draft_saved_at timestamptz,
      add column recommendation_sent_at timestamptz;
    alter table contact_messages
      add constraint contact_messages_status check (status in ('new', 'answered', 'closed', 'spam'));

    create table lead_history (
      id uuid primary key,
      lead_id uuid not null references leads (id) on delete cascade,
      created_at timestamptz not null default clock_timestamp(),
      kind text not null check (kind in ('note', 'change')),
      text text not null
    );
    create index lead_history_of_lead on lead_history (lead_id, created_at desc);

    create function lead_contact_keys(email text, phone text, organization text) returns text[]
      language sql immutable parallel safe
      as $$
        select array_remove(array[
          'mail:' || lower(email),
          case when length(digits) >= 7 then 'phone:' || right(digits, 10) end,
          'organization:' || nullif(regexp_replace(name, ' (inc|llc|pllc|ltd|pc|pa|corp|co|plc|lp|llp)$', ''), '')
        ], null)
        from (select
          regexp_replace(regexp_replace(phone, '(x|ext).*$', '', 'i'), '\\D', '', 'g') as digits,
          trim(regexp_replace(
            replace(replace(regexp_replace(lower(organization), '^the ', ''), '.', ''), '&', ' and '),
            '[[:punct:][:space:]]+', ' ', 'g'
          )) as name
        ) as plain
      $$;
    create index leads_of_contact on leads
      using gin (lead_contact_keys(work_email, phone_number, organization_name));

    create unique index deliveries_promised_once on deliveries (subject_id, kind)
      where kind in ('lead-team', 'lead-confirmation', 'lead-recommendation', 'contact-team');
  `)
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop index deliveries_promised_once;
    drop index leads_of_contact;
    drop function lead_contact_keys;
    drop table lead_history;
    alter table contact_messages drop constraint contact_messages_status;
    alter table leads
      drop constraint leads_status,
      drop column owner,
      drop column draft,
      drop column draft_version,
      drop column draft_saved_at,
      drop column recommendation_sent_at;
  `)
}
