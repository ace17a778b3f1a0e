import type { Knex } from 'knex'
import type { LeadPage, LeadQuery } from '../../shared/admin/leads'
import { countedUpTo } from '../../shared/admin/query'
import { openStatuses, submissionStatuses } from '../../shared/admin/submissions'
import { folded } from '../../shared/fold'
import { currentEmrs, industries, roles } from '../../shared/leads/options'
import type { Listing, Narrowing } from '../platform/keyset'
import { searchCondition } from '../platform/search-words'
import { countWork, isLate, narrow } from '../submissions/lists'

type Wanted = Omit<LeadQuery, 'page' | 'after' | 'before'>

const isOpen = `status in (${openStatuses.map((status) => `'${status}'`).join(', ')})`

/** Open leads first, longest waiting first, so overdue ones are on top; then finished ones, newest first; then spam. */
export function listingOf({ status, sort, spam }: Pick<Wanted, 'status' | 'sort' | 'spam'>): Listing {
  const isView = status === 'open' || status === 'overdue'
  const where = status === '' ? undefined : isView ? isOpen : `status = '${status}'`
  const whole = (descending: boolean) => [{ where: where ?? 'true', descending }]
  const parts = (): Listing['parts'] => {
    if (sort !== 'due') return whole(sort === 'newest')
    if (status !== '') return whole(!(isView || openStatuses.includes(status)))
    return [
      { where: isOpen, descending: false },
      { where: `not (${isOpen}) and status <> 'spam'`, descending: true },
      // Left out if it would be empty: reading it would go through all spam.
      ...(spam === 'no' ? [] : [{ where: `status = 'spam'`, descending: true }]),
    ]
  }
  return {
    table: 'leads',
    time: 'created_at',
    parts: parts(),
    ...(where && { where }),
    ...(sort === 'organization' && { leading: 'lower(organization_name)' }),
  }
}

/** `overdueBefore`: open leads that have waited since before this time are overdue. */
export function narrowingOf(query: Wanted, overdueBefore: Date, withMerged = query.search !== ''): Narrowing {
  const { search, industry } = query
  return {
    filter(leads) {
      // A search finds merged leads by their own words. In lists without a search, they appear only on the page of the
      // lead that they were merged into.
      if (!withMerged) leads.whereNull('merged_into')
      if (industry !== '') leads.where({ industry })
      narrow(leads, query, overdueBefore)
    },
    search: searchCondition(search, chosenAnswers),
  }
}

const wholeAddress = /^[^\s@]+@[^\s@]+$/
const wholeNumber = /^\+?[\d\s().-]+$/

/** For a search that is a complete email address or phone number: leads with exactly that, through their index. */
export function exactNarrowingOf(query: Wanted, overdueBefore: Date): Narrowing | undefined {
  const search = folded(query.search).trim()
  const digits = search.replace(/\D/g, '')
  const isNumber = digits.length >= 10 && wholeNumber.test(search)
  if (!(isNumber || wholeAddress.test(search))) return undefined
  const key = isNumber ? `phone:${digits.slice(-10)}` : `mail:${search}`
  const sql = 'lead_contact_keys(work_email, phone_number, organization_name) && array[lower(?)]'
  return {
    ...narrowingOf(query, overdueBefore),
    search: { words: [{ sql, bindings: [key] }], columns: [], isExact: true },
  }
}

/** The tokens in a search text for the form's choices (systems, roles, industries) whose labels contain a word. */
function chosenAnswers(word: string): string[] {
  if (word.length < 3) return []
  const choices = { emr: currentEmrs, role: roles, industry: industries }
  return Object.entries(choices).flatMap(([kind, options]) =>
    options.flatMap(({ value, label }) => (folded(label).includes(word) ? `${kind}:${value} ` : [])),
  )
}

/** Counts open leads that are not overdue by the local day since which they wait. Counts `countedUpTo` + 1 at most. */
export async function countWaitingByDay(db: Knex, overdueBefore: Date, timeZone: string) {
  const { rows } = await db.raw<{ rows: { day: string; count: number }[] }>(
    `select (coalesce(reopened_at, created_at) at time zone :timeZone)::date::text as day, count(*)::int
     from (select created_at, reopened_at from leads
       where ${isOpen} and merged_into is null and not (${isLate}) limit :most) as bounded
     group by 1`,
    { overdueBefore, timeZone, most: countedUpTo + 1 },
  )
  return rows
}

/** Counts leads by status and by view, each up to `countedUpTo` + 1, which stands for any larger number. */
export async function countLeads(db: Knex, overdueBefore: Date): Promise<LeadPage['counts']> {
  const statuses = submissionStatuses.map(({ value }) => value)
  const counts = await countWork(db, 'leads', statuses, { isOpen, where: 'merged_into is null', overdueBefore })
  return { ...counts, open: counts.new + counts['in-review'] }
}
