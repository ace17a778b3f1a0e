import { randomUUID } from 'node:crypto'
import type { Knex } from 'knex'
import { type LeadQuery, noOwner } from '../../shared/admin/leads'
import { openStatuses, type SubmissionStatus } from '../../shared/admin/submissions'
import type { Lead } from '../../shared/leads/schema'
import { containing } from '../platform/containing'
import { leadTable } from './repository'

/** A lead as the desk reads it; an optional answer that was not given is NULL. */
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
  recommendationSentAt: Date | null
}

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
  recommendationSentAt: 'recommendation_sent_at',
}

/** What a search looks at, one after the other, so that a whole name is found. */
const searched = `concat_ws(' ', first_name, last_name, work_email, phone_number, organization_name, organization_website,
  organization_description, estimated_monthly_budget, owner)`

const isOpen = `status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`

/** What waits comes first, longest first, then the rest, newest first: what is overdue is so at the top. */
const orders: Record<LeadQuery['sort'], string> = {
  due: `(${isOpen}) desc, case when ${isOpen} then created_at end, created_at desc, id`,
  newest: 'created_at desc, id',
  oldest: 'created_at, id',
  organization: 'lower(organization_name), created_at desc, id',
}

type Wanted = Omit<LeadQuery, 'page'>

/** `overdueBefore`: what came in before and still waits is overdue. */
function matching(db: Knex, { search, status, industry, owner }: Wanted, overdueBefore: Date) {
  const leads = db('leads')
  if (status === 'open' || status === 'overdue') leads.whereRaw(isOpen)
  else if (status !== '') leads.where({ status })
  if (status === 'overdue') leads.where('created_at', '<', overdueBefore)
  if (industry !== '') leads.where({ industry })
  if (owner === noOwner) leads.whereNull('owner')
  else if (owner !== '') leads.where({ owner })
  if (search !== '') leads.whereRaw(`${searched} ilike ?`, [containing(search)])
  return leads
}

export async function countMatching(db: Knex, wanted: Wanted, overdueBefore: Date): Promise<number> {
  const [row] = await matching(db, wanted, overdueBefore).count<{ count: string }[]>()
  return Number(row?.count ?? 0)
}

export async function listMatching(
  db: Knex,
  wanted: Wanted,
  overdueBefore: Date,
  { limit, offset }: { limit: number; offset: number },
): Promise<LeadRow[]> {
  return matching(db, wanted, overdueBefore)
    .orderByRaw(orders[wanted.sort])
    .limit(limit)
    .offset(offset)
    .select<LeadRow[]>(columns)
}

/** The ids of all that match, in order. */
export async function listIds(db: Knex, wanted: Wanted, overdueBefore: Date): Promise<string[]> {
  return matching(db, wanted, overdueBefore).orderByRaw(orders[wanted.sort]).pluck<string[]>('id')
}

/** The leads of these ids in their order, a batch at a time; one that is erased meanwhile is left out. */
export async function* readLeads(db: Knex, ids: readonly string[]): AsyncGenerator<LeadRow[]> {
  const batch = 500
  for (let start = 0; start < ids.length; start += batch) {
    const wanted = ids.slice(start, start + batch)
    const rows = await db('leads').whereIn('id', wanted).select<LeadRow[]>(columns)
    const byId = new Map(rows.map((row) => [row.id, row]))
    yield wanted.flatMap((id) => byId.get(id) ?? [])
  }
}

export async function countByStatus(db: Knex, overdueBefore: Date) {
  return db('leads')
    .groupBy('status')
    .select<{ status: SubmissionStatus; count: number; old: number }[]>(
      'status',
      db.raw('count(*)::int as count'),
      db.raw('(count(*) filter (where created_at < ?))::int as old', [overdueBefore]),
    )
}

export async function listOwners(db: Knex): Promise<string[]> {
  return db('leads').whereNotNull('owner').distinct().orderBy('owner').pluck('owner')
}

export async function findLead(db: Knex, id: string): Promise<LeadRow | undefined> {
  return db('leads').where({ id }).first<LeadRow | undefined>(columns)
}

export interface DuplicateRow
  extends Pick<LeadRow, 'id' | 'createdAt' | 'status' | 'firstName' | 'lastName' | 'organizationName'> {
  common: string[]
}

/** Other leads that share a key of `lead_contact_keys`, with what they share, newest first. */
export async function findDuplicates(db: Knex, id: string, limit: number): Promise<DuplicateRow[]> {
  const keys = (table: string) =>
    `lead_contact_keys(${table}.work_email, ${table}.phone_number, ${table}.organization_name)`
  const { rows } = await db.raw<{ rows: DuplicateRow[] }>(
    `select other.id, other.created_at as "createdAt", other.status, other.first_name as "firstName",
       other.last_name as "lastName", other.organization_name as "organizationName",
       array(select unnest(${keys('other')}) intersect select unnest(${keys('this')}) order by 1) as common
     from leads this join leads other on other.id <> this.id and ${keys('other')} && ${keys('this')}
     where this.id = ? order by other.created_at desc limit ?`,
    [id, limit],
  )
  return rows
}

export async function addHistory(db: Knex, leadId: string, kind: 'note' | 'change', texts: readonly string[]) {
  if (texts.length === 0) return
  await db('lead_history').insert(texts.map((text) => ({ id: randomUUID(), lead_id: leadId, kind, text })))
}

export async function listHistory(db: Knex, leadId: string) {
  return db('lead_history')
    .where({ lead_id: leadId })
    .orderBy([{ column: 'created_at', order: 'desc' }, 'id'])
    .select<{ id: string; at: Date; kind: 'note' | 'change'; text: string }[]>({
      id: 'id',
      at: 'created_at',
      kind: 'kind',
      text: 'text',
    })
}

/** What of a lead is written at the desk. */
export interface LeadUpdate {
  status?: SubmissionStatus
  owner?: string | null
  draft?: string
  draft_version?: number
  draft_saved_at?: Date
  recommendation_sent_at?: Date
}

export async function updateLead(transaction: Knex.Transaction, id: string, update: LeadUpdate): Promise<void> {
  if (Object.keys(update).length > 0) await transaction('leads').where({ id }).update(update)
}
