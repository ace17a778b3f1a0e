import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import type { Lead } from '../../shared/leads/schema'

export interface NewLead {
  lead: Lead
  spamReasons: string[]
  idempotencyKey?: string | undefined
  /** Tells a repetition with the same key from another lead. */
  fingerprint: string
}

/** The mails that every lead promises, each a delivery of its own. */
const promisedMails = ['lead-team', 'lead-confirmation'] as const

/**
 * Writes a lead and, unless it is suspected spam, the promise of its mails, in one statement: all of it or nothing.
 * Answers the new id, or nothing when a lead of that idempotency key exists, also one that was written this moment.
 */
export async function insertLead(db: Knex, entry: NewLead, mailDomain: string): Promise<string | undefined> {
  const mails = entry.spamReasons.length > 0 ? [] : promisedMails.map((kind) => promise(kind, mailDomain))
  const inserted = db.raw<{ rows: { id: string }[] }>(insertStatement, {
    ...columns(entry.lead),
    id: randomUUID(),
    spamReasons: entry.spamReasons,
    idempotencyKey: entry.idempotencyKey ?? null,
    fingerprint: entry.fingerprint,
    mails: JSON.stringify(mails),
  })
  // Named, it is parsed and planned once a connection.
  return (await inserted.options({ name: 'insert-lead' })).rows[0]?.id
}

export async function findLeadByKey(db: Knex, key: string): Promise<{ id: string; fingerprint: string } | undefined> {
  return db('leads').where({ idempotency_key: key }).first('id', 'fingerprint')
}

function promise(kind: (typeof promisedMails)[number], mailDomain: string) {
  const id = randomUUID()
  return { id, kind, message_id: `<${id}@${mailDomain}>`, outbox_id: randomUUID() }
}

/** The thirteen fields; an optional one that was left empty is stored as NULL. */
function columns(lead: Lead) {
  return {
    ...lead,
    organizationWebsite: lead.organizationWebsite || null,
    linkedinProfile: lead.linkedinProfile || null,
  }
}

const insertStatement = `
  with lead as (
    insert into leads (
      id, first_name, last_name, work_email, phone_number, organization_name, industry, organization_website,
      current_emr, number_of_providers, estimated_monthly_budget, your_role, organization_description,
      linkedin_profile, spam_reasons, idempotency_key, fingerprint
    ) values (
      :id, :firstName, :lastName, :workEmail, :phoneNumber, :organizationName, :industry, :organizationWebsite,
      :currentEmr, :numberOfProviders, :estimatedMonthlyBudget, :yourRole, :organizationDescription,
      :linkedinProfile, :spamReasons, :idempotencyKey, :fingerprint
    )
    on conflict (idempotency_key) do nothing
    returning id
  ), mail as (
    select lead.id as lead_id, mail.*
    from lead, jsonb_to_recordset(:mails) as mail (id uuid, kind text, message_id text, outbox_id uuid)
  ), delivery as (
    insert into deliveries (id, kind, subject_id, message_id)
    select id, kind, lead_id, message_id from mail
  ), promise as (
    insert into outbox (id, job, payload)
    select outbox_id, 'deliver-mail', jsonb_build_object('deliveryId', id) from mail
  )
  select id from lead`
