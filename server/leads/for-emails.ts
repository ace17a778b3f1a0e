import type { Knex } from 'knex'
import { groupBy } from '../../shared/group-by'
import type { Lead } from '../../shared/leads/schema'
import type { Known } from '../../shared/match/terms/known'
import type { EmailContent } from '../platform/email/email'
import { answersOf, findLead, findLeadWithEmail, type StoredLead } from './admin-repository'
import { decisionLines } from './decision-lines'
import { listDecisions } from './decision-repository'
import { knownOf, readingOf } from './reading'

export interface ReadLead extends Pick<StoredLead, 'id' | 'createdAt' | 'linkHash' | 'withdrawnAt'> {
  answers: Lead
  known: Known
}

/** Undefined if there is no such lead, or it was erased. */
export async function findReadLead(db: Knex, id: string): Promise<ReadLead | undefined> {
  const row = await findLead(db, id)
  return row && toRead(row)
}

function toRead(row: StoredLead): ReadLead {
  const { id, createdAt, linkHash, withdrawnAt } = row
  return { id, createdAt, answers: answersOf(row), known: knownOf(row), linkHash, withdrawnAt }
}

export interface SentRecommendation {
  stored: ReadLead
  text: string
  /** The email as composed when it was sent; undefined if an earlier version of the program sent it. */
  email?: EmailContent | undefined
}

/** Undefined before it is sent, or once the lead is erased. */
export async function findRecommendation(db: Knex, leadId: string): Promise<SentRecommendation | undefined> {
  const row = await findLeadWithEmail(db, leadId)
  if (!row?.recommendationSentAt || row.draft === null) return undefined
  return { stored: toRead(row), text: row.draft, email: row.email ?? undefined }
}

export interface NewsOfLead {
  lead: Pick<Lead, 'firstName' | 'lastName' | 'workEmail' | 'organizationName'>
  withdrawnAt: Date | null
  /** What the visitor added or decided, newest first. Times are ISO 8601. */
  additions: { at: string; text: string }[]
}

/** What a visitor has added to a lead and when it was withdrawn, in one statement. */
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

/** What a visitor has decided about the reading of a lead, in words, each act with its time. */
export async function findDecided(db: Knex, leadId: string): Promise<NewsOfLead | undefined> {
  const [row, rows] = await Promise.all([findLead(db, leadId), listDecisions(db, leadId)])
  if (!row) return undefined
  const reading = readingOf(row)
  const acts = [
    ...groupBy(
      rows.filter(({ author }) => author === null),
      ({ act }) => act,
    ).values(),
  ]
  const additions = acts.reverse().map((made) => ({
    at: made[0]?.at.toISOString() ?? '',
    text: decisionLines(reading, made).join('\n'),
  }))
  const { firstName, lastName, workEmail, organizationName, withdrawnAt } = row
  return { lead: { firstName, lastName, workEmail, organizationName }, withdrawnAt, additions }
}
