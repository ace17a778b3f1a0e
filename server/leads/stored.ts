import type { Knex } from 'knex'
import type { Lead } from '../../shared/leads/schema'
import { findLead, type LeadRow } from './admin-repository'
import { answersOf } from './admin-view'

/** What an email about a lead contains of it. */
export interface StoredLead {
  id: string
  createdAt: Date
  answers: Lead
  linkHash: string | null
  withdrawnAt: Date | null
}

/** Undefined if there is no such lead, or it was erased. */
export async function findStoredLead(db: Knex, id: string): Promise<StoredLead | undefined> {
  const row = await findLead(db, id)
  return row && toStored(row)
}

export function toStored(row: LeadRow): StoredLead {
  const { id, createdAt, linkHash, withdrawnAt } = row
  return { id, createdAt, answers: answersOf(row), linkHash, withdrawnAt }
}

export interface NewsOfLead {
  lead: Pick<Lead, 'firstName' | 'lastName' | 'workEmail' | 'organizationName'>
  withdrawnAt: Date | null
  /** What the visitor added, newest first. Times are ISO 8601. */
  additions: { at: string; text: string }[]
}

/** What a visitor has added to a lead, and when it was withdrawn, in one statement. */
export async function findNews(db: Knex, leadId: string): Promise<NewsOfLead | undefined> {
  const { rows } = await db.raw<{ rows: NewsOfLead[] }>(
    `select json_build_object('firstName', first_name, 'lastName', last_name, 'workEmail', work_email,
       'organizationName', organization_name) as lead, withdrawn_at as "withdrawnAt",
       coalesce((select json_agg(json_build_object('at', created_at, 'text', text) order by created_at desc, id)
         from lead_history where lead_id = leads.id and kind = 'visitor'), '[]') as additions
     from leads where id = ?`,
    [leadId],
  )
  return rows[0]
}
