import type { Knex } from 'knex'
import { findLead } from './admin-repository'
import { type StoredLead, toStored } from './stored'

/** What a person has sent to a lead; nothing before that, or once the lead is erased. */
export async function findRecommendation(
  db: Knex,
  leadId: string,
): Promise<{ stored: StoredLead; text: string } | undefined> {
  const row = await findLead(db, leadId)
  if (!row?.recommendationSentAt || row.draft === null) return undefined
  return { stored: toStored(row), text: row.draft }
}
