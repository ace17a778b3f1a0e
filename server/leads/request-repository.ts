import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { listSubjects } from '../outbox/reports'
import { hashOfToken } from '../platform/token-hash'
import { isId } from '../platform/validation'

export async function findByToken(db: Knex, token: string): Promise<string | undefined> {
  const [id] = await db('leads')
    .where({ link_hash: hashOfToken(token) })
    .pluck<string[]>('id')
  return id
}

/** The id of a lead of the last day that nobody suspects to be spam; undefined if there is none. */
export async function findRecent(db: Knex, id: string): Promise<string | undefined> {
  const [found] = await db('leads')
    .where({ id })
    .whereNot({ status: 'spam' })
    .where('created_at', '>', db.raw("now() - interval '24 hours'"))
    .pluck<string[]>('id')
  return found
}

export interface AdditionRow {
  id: string
  at: Date
  text: string
}

/** What the visitor added, oldest first; never the team's notes. */
export async function listAdditions(db: Knex, leadId: string): Promise<AdditionRow[]> {
  return db('lead_history')
    .where({ lead_id: leadId, kind: 'visitor' })
    .orderBy(['created_at', 'id'])
    .select({ id: 'id', at: 'created_at', text: 'text' })
}

/** Returns the id of the addition, or undefined if the key was used before. */
export async function insertAddition(
  transaction: Knex.Transaction,
  leadId: string,
  text: string,
  key: string | undefined,
): Promise<string | undefined> {
  const id = key !== undefined && isId(key) ? key : randomUUID()
  const rows = await transaction('lead_history')
    .insert({ id, lead_id: leadId, kind: 'visitor', text })
    .onConflict('id')
    .ignore()
    .returning<{ id: string }[]>('id')
  return rows[0]?.id
}

const lookedAtMax = 100
const othersMax = 10

/**
 * The newest leads from the same address that got no confirmation, and therefore no email with the address of their
 * page. The contact index finds the address's leads first; sorting comes last.
 */
export async function findUnconfirmed(db: Knex, leadId: string) {
  const { rows } = await db.raw<{ rows: { id: string; linkHash: string; createdAt: Date }[] }>(
    `with own as (select lower(work_email) as email from leads where id = :leadId), others as materialized (
       select leads.* from leads, own
       where lead_contact_keys(work_email, phone_number, organization_name) && array['mail:' || own.email]
         and lower(work_email) = own.email and leads.id <> :leadId
     )
     select id, link_hash as "linkHash", created_at as "createdAt" from others
     where status <> 'spam' and link_hash is not null order by created_at desc, id limit :lookedAtMax`,
    { leadId, lookedAtMax },
  )
  const ids = rows.map(({ id }) => id)
  const confirmed = new Set(ids.length > 0 ? await listSubjects(db, 'lead-confirmation', ids) : [])
  return rows.filter(({ id }) => !confirmed.has(id)).slice(0, othersMax)
}
