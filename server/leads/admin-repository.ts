import type { Knex } from 'knex'
import type { LetterOrigin } from '../../shared/admin/letters'
import type { SubmissionStatus } from '../../shared/admin/submissions'
import type { Lead } from '../../shared/leads/schema'
import type { Decision } from '../../shared/match/terms/decision-schema'
import type { EmailContent } from '../platform/email/email'
import { inOrder } from '../platform/keyset'
import { beginningColumn } from '../submissions/beginning'
import { decisionsColumn } from './decision-repository'
import type { ModelItem } from './model-reading/check'
import { modelItemsColumn } from './model-reading/repository'
import { leadTable } from './repository'

/** A lead as the admin reads it; an optional answer that was not given is NULL. */
export interface LeadRow extends Omit<Lead, 'organizationWebsite' | 'linkedinProfile'> {
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
  /** The decisions about its reading that count. */
  decisions: readonly Decision[]
  /** What a model read; null if none has answered. */
  modelItems: readonly ModelItem[] | null
}

/** What is kept about the reading of a lead in other tables. */
const readingColumns = (db: Knex) => [decisionsColumn(db), modelItemsColumn(db)]

const columns = {
  ...leadTable.columns,
  id: 'id',
  createdAt: 'created_at',
  status: 'status',
  owner: 'owner',
  spamReasons: 'spam_reasons',
  draft: 'draft',
  draftVersion: 'draft_version',
  draftSavedAt: 'draft_saved_at',
  draftAuthor: 'draft_author',
  draftOrigin: 'draft_origin',
  draftTakenFrom: 'draft_taken_from',
  recommendationSentAt: 'recommendation_sent_at',
  mergedInto: 'merged_into',
  reopenedAt: 'reopened_at',
  landingPage: 'landing_page',
  referrerHost: 'referrer_host',
  campaign: 'campaign',
  pagesRead: 'pages_read',
  linkHash: 'link_hash',
  withdrawnAt: 'withdrawn_at',
}

/** The columns of a lead that lists and its page show. */
export type LeadSummaryRow = Pick<LeadRow, (typeof summaryNames)[number]>

const summaryNames = [
  ...(['id', 'createdAt', 'status', 'owner', 'spamReasons', 'firstName', 'lastName', 'workEmail'] as const),
  ...([
    'phoneNumber',
    'organizationName',
    'industry',
    'numberOfProviders',
    'recommendationSentAt',
    'mergedInto',
    'reopenedAt',
  ] as const),
]

export interface ListedRow extends LeadSummaryRow, Pick<LeadRow, 'estimatedMonthlyBudget' | 'currentEmr'> {
  /** The first characters of the description. */
  beginning: string
}

/** The leads with these ids in their order, with the columns of a list. Leads erased in the meantime are left out. */
export async function readListed(db: Knex, ids: readonly string[]): Promise<ListedRow[]> {
  const names = [...summaryNames, 'estimatedMonthlyBudget', 'currentEmr'] as const
  const listed = Object.fromEntries(names.map((name) => [name, columns[name]]))
  const beginning = beginningColumn(db, columns.organizationDescription)
  return inOrder(ids, await db('leads').whereIn('id', ids).select<ListedRow[]>(listed, beginning))
}

/** Like `readListed`, with all columns. */
export async function readLeads(db: Knex, ids: readonly string[]): Promise<LeadRow[]> {
  return inOrder(
    ids,
    await db('leads')
      .whereIn('id', ids)
      .select<LeadRow[]>(columns, ...readingColumns(db)),
  )
}

export async function findLead(db: Knex, id: string): Promise<LeadRow | undefined> {
  return db('leads')
    .where({ id })
    .first<LeadRow | undefined>(columns, ...readingColumns(db))
}

/** The lead with the recommendation email that was sent, in one statement. */
export async function findLeadWithEmail(
  db: Knex,
  id: string,
): Promise<(LeadRow & { email: EmailContent | null }) | undefined> {
  return db('leads')
    .where({ id })
    .first({ ...columns, email: 'recommendation_email' }, ...readingColumns(db))
}

export interface DuplicateRow
  extends Pick<LeadRow, 'id' | 'createdAt' | 'status' | 'firstName' | 'lastName' | 'organizationName'> {
  common: string[]
}

/**
 * Other leads that share a key of `lead_contact_keys`, with what they share, newest first. The keys are read first, and
 * sorting comes last: otherwise the planner, which misjudges the number of matches, walks through all leads from the
 * newest.
 */
export async function findDuplicates(db: Knex, id: string, limit: number): Promise<DuplicateRow[]> {
  const keys = 'lead_contact_keys(work_email, phone_number, organization_name)'
  const own = await db('leads')
    .where({ id })
    .first<{ keys: string[] } | undefined>(db.raw(`${keys} as keys`))
  const { rows } = await db.raw<{ rows: DuplicateRow[] }>(
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

/** The leads merged into a lead, oldest first. */
export async function listMerged(db: Knex, id: string): Promise<LeadRow[]> {
  return db('leads')
    .where({ merged_into: id })
    .orderBy(['created_at', 'id'])
    .limit(mostMerged)
    .select<LeadRow[]>(columns, ...readingColumns(db))
}

/** How many merged leads one page shows. */
const mostMerged = 50

/** The newest leads from an email address. */
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

/** The columns of a lead that the admin writes. */
export interface LeadUpdate {
  status?: SubmissionStatus
  draft?: string
  draft_version?: number
  draft_saved_at?: Date
  draft_author?: string | null
  draft_origin?: LetterOrigin
  draft_taken_from?: number | null
  recommendation_email?: string
  recommendation_sent_at?: Date
}

export async function updateLead(transaction: Knex.Transaction, id: string, update: LeadUpdate): Promise<void> {
  if (Object.keys(update).length > 0) await transaction('leads').where({ id }).update(update)
}
