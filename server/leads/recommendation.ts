import type { Knex } from 'knex'
import type { EmailContent } from '../platform/email/email'
import { findLeadWithEmail } from './admin-repository'
import { type StoredLead, toStored } from './stored'

/** The recommendation that a person has sent for a lead. */
export interface SentRecommendation {
  stored: StoredLead
  text: string
  /** The email as composed when it was sent; undefined if an earlier version of the program sent it. */
  email?: EmailContent | undefined
}

/** Undefined before it is sent, or once the lead is erased. */
export async function findRecommendation(db: Knex, leadId: string): Promise<SentRecommendation | undefined> {
  const row = await findLeadWithEmail(db, leadId)
  if (!row?.recommendationSentAt || row.draft === null) return undefined
  return { stored: toStored(row), text: row.draft, email: row.email ?? undefined }
}

/** The email with the recommendation exactly as it was composed, except for the secret address. */
export async function findSentEmail(db: Knex, leadId: string): Promise<EmailContent | undefined> {
  const row = await db('leads').where({ id: leadId }).first<{ email: EmailContent | null } | undefined>({
    email: 'recommendation_email',
  })
  return row?.email ?? undefined
}
