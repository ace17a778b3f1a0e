import type { Knex } from 'knex'
import type { LetterOrigin } from '../../shared/admin/letters'
import type { SubmissionStatus } from '../../shared/admin/submissions'
import { type Lead, leadSchema } from '../../shared/leads/schema'
import type { Decision } from '../../shared/match/terms/decision-schema'
import type { EmailContent } from '../platform/email/email'
import { inOrder } from '../platform/keyset'
import { columnsOf, recordOf } from '../platform/rows'
import { listedReader } from '../submissions/lists'
import { decisionsColumn } from './decision-repository'
import type { ModelItem } from './model-reading/check'
import { modelItemsColumn } from './model-reading/repository'
import { leadTable } from './repository'

/** A lead as it is stored; an optional answer that was not given is NULL. */
export interface StoredLead extends Omit<Lead, 'organizationWebsite' | 'linkedinProfile'> {
  id: string
  createdAt: Date
  status: SubmissionStatus
  owner: string | null
  spamReasons: string[]
  organizationWebsite: string | null
  linkedinProfile: string | null
  draft: string | null
  draftVersion: number
  draftSavedAt: Date | null
  draftAuthor: string | null
  draftOrigin: LetterOrigin | null
  draftTakenFrom: number | null
  recommendationSentAt: Date | null
  mergedInto: string | null
  /** When a visitor who had been answered replied, so the lead is waiting again. */
  reopenedAt: Date | null
  landingPage: string | null
  referrerHost: string | null
  campaign: string | null
  pagesRead: string[] | null
  /** The hash of the secret in the address of the visitor's page. */
  linkHash: string | null
  withdrawnAt: Date | null
  decisions: readonly Decision[]
  /** What a model read; null if none has answered. */
  modelItems: readonly ModelItem[] | null
}

const readingColumns = (db: Knex) => [decisionsColumn(db), modelItemsColumn(db)]

const desk = {
  ...columnsOf('id', 'createdAt', 'status', 'owner', 'spamReasons'),
  ...columnsOf('recommendationSentAt', 'mergedInto', 'reopenedAt'),
}
const columns = {
  ...leadTable.columns,
  ...desk,
  ...columnsOf('draft', 'draftVersion', 'draftSavedAt', 'draftAuthor', 'draftOrigin', 'draftTakenFrom'),
  ...columnsOf('landingPage', 'referrerHost', 'campaign', 'pagesRead', 'linkHash', 'withdrawnAt'),
}
const listed = {
  ...desk,
  ...columnsOf('firstName', 'lastName', 'workEmail', 'phoneNumber', 'organizationName', 'industry'),
  ...columnsOf('numberOfProviders', 'estimatedMonthlyBudget', 'currentEmr'),
}
export type LeadFacts = Pick<StoredLead, keyof typeof listed>

export const readListed = listedReader<LeadFacts & { beginning: string }>(
  'leads',
  listed,
  columns.organizationDescription,
)

/** The answers of a lead; `''` for those that were not given. */
export const answersOf = (row: StoredLead): Lead =>
  recordOf(leadSchema.keyof().options, (name) => row[name] ?? '') as Lead

export async function readLeads(db: Knex, ids: readonly string[]): Promise<StoredLead[]> {
  return inOrder(
    ids,
    await db('leads')
      .whereIn('id', ids)
      .select<StoredLead[]>(columns, ...readingColumns(db)),
  )
}

export async function findLead(db: Knex, id: string): Promise<StoredLead | undefined> {
  return db('leads')
    .where({ id })
    .first<StoredLead | undefined>(columns, ...readingColumns(db))
}

/** Like `findLead`, locked until the transaction ends. */
export async function lockLead(transaction: Knex.Transaction, id: string): Promise<StoredLead | undefined> {
  await transaction('leads').where({ id }).forUpdate().first('id')
  return findLead(transaction, id)
}

export async function findLeadWithEmail(
  db: Knex,
  id: string,
): Promise<(StoredLead & { email: EmailContent | null }) | undefined> {
  return db('leads')
    .where({ id })
    .first({ ...columns, email: 'recommendation_email' }, ...readingColumns(db))
}

/** The email with the recommendation exactly as it was composed, except for the secret address. */
export async function findSentEmail(db: Knex, id: string): Promise<EmailContent | undefined> {
  const [email] = await db('leads').where({ id }).pluck<(EmailContent | null)[]>('recommendation_email')
  return email ?? undefined
}

/** Another lead with what it shares with one, such as `mail:ana@northside.example`. */
export interface Sharing
  extends Pick<StoredLead, 'id' | 'createdAt' | 'status' | 'firstName' | 'lastName' | 'organizationName'> {
  common: string[]
}

/**
 * Other leads that share a key of `lead_contact_keys`, newest first. The keys are read first, and sorting comes last:
 * otherwise the planner walks through all leads from the newest.
 */
export async function findDuplicates(db: Knex, id: string, limit: number): Promise<Sharing[]> {
  const keys = 'lead_contact_keys(work_email, phone_number, organization_name)'
  const own = await db('leads')
    .where({ id })
    .first<{ keys: string[] } | undefined>(db.raw(`${keys} as keys`))
  const { rows } = await db.raw<{ rows: Sharing[] }>(
    `with others as materialized (
       select id, created_at, status, first_name, last_name, organization_name, ${keys} as keys from leads
       where ${keys} && :own::text[] and id <> :id and merged_into is null
     )
     select id, created_at as "createdAt", status, first_name as "firstName", last_name as "lastName",
       organization_name as "organizationName",
       array(select unnest(keys) intersect select unnest(:own::text[]) order by 1) as common
     from others order by created_at desc, id limit :limit`,
    { id, limit, own: own?.keys ?? [] },
  )
  return rows
}

export async function listMerged(db: Knex, id: string): Promise<StoredLead[]> {
  return db('leads')
    .where({ merged_into: id })
    .orderBy(['created_at', 'id'])
    .limit(mostMerged)
    .select<StoredLead[]>(columns, ...readingColumns(db))
}

const mostMerged = 50

export async function listOfAddress(db: Knex, email: string, limit: number) {
  const { rows } = await db.raw<{
    rows: { id: string; organizationName: string; createdAt: Date; status: SubmissionStatus }[]
  }>(
    `with own as materialized (
       select id, organization_name as "organizationName", created_at as "createdAt", status from leads
       where lead_contact_keys(work_email, phone_number, organization_name) && array['mail:' || lower(?)]
     )
     select * from own order by "createdAt" desc, id limit ?`,
    [email, limit],
  )
  return rows
}
