import type { Knex } from 'knex'
import type { Lead } from '../../shared/leads/schema'
import { findLead } from './admin-repository'
import { answersOf } from './admin-view'

/** What a person has sent to a lead; nothing before that, or once the lead is erased. */
export async function findRecommendation(db: Knex, leadId: string): Promise<{ lead: Lead; text: string } | undefined> {
  const row = await findLead(db, leadId)
  if (!row?.recommendationSentAt || row.draft === null) return undefined
  return { lead: answersOf(row), text: row.draft }
}
