import type { Knex } from 'knex'
import { type LeadQuery, promisedBusinessDays } from '../../shared/admin/leads'
import type { ListPosition } from '../../shared/admin/query'
import { statusLabel } from '../../shared/admin/submissions'
import { type BusinessCalendar, dueDay } from '../../shared/business-days'
import { csvRow, safeCsvCell } from '../../shared/csv'
import { displayAnswer } from '../../shared/forms/field'
import { leadFields } from '../../shared/leads/fields'
import { readKeyPage } from '../platform/keyset-list'
import { type LeadRow, readLeads } from './admin-repository'
import { answersOf } from './admin-view'
import { listingOf, narrowingOf } from './lists'

/** Without it Excel takes UTF-8 for the letters of the machine's own region. */
const byteOrderMark = '\uFEFF'

const heading = [
  'Received (UTC)',
  'Status',
  'Owner',
  'Due',
  'Recommendation sent (UTC)',
  'Suspicion',
  ...leadFields.map(({ label }) => label),
  'Id',
]

const batchRows = 500

/**
 * All leads of a query, a batch at a time, read as they are taken: so many leads are held at once and no more. Those that
 * are due come by the day they came in: an order by status would miss or repeat a lead whose status changes meanwhile.
 */
export async function* allLeads(db: Knex, query: LeadQuery, overdueBefore: Date): AsyncGenerator<LeadRow[]> {
  const listing = listingOf({ ...query, sort: query.sort === 'due' ? 'oldest' : query.sort })
  const narrowing = narrowingOf(query, overdueBefore)
  for (let position: ListPosition | null = {}; position; ) {
    const { ids, next } = await readKeyPage(db, listing, narrowing, position, batchRows)
    if (ids.length > 0) yield await readLeads(db, ids)
    position = next ? { after: next } : null
  }
}

/** Leads as the pieces of a CSV file that a spreadsheet opens without running anything of what strangers wrote. */
export async function* exportLeads(
  batches: AsyncIterable<LeadRow[]>,
  calendar: BusinessCalendar,
): AsyncGenerator<string> {
  yield byteOrderMark + csvRow(heading)
  for await (const rows of batches) yield rows.map((row) => csvRow(cellsOf(row, calendar))).join('')
}

function cellsOf(row: LeadRow, calendar: BusinessCalendar): string[] {
  const answers = answersOf(row)
  const cells = [
    moment(row.createdAt),
    statusLabel(row.status),
    row.owner ?? '',
    dueDay(row.createdAt, promisedBusinessDays, calendar),
    row.recommendationSentAt ? moment(row.recommendationSentAt) : '',
    row.spamReasons.join('; '),
    ...leadFields.map((field) => displayAnswer(field, answers)),
    row.id,
  ]
  return cells.map(safeCsvCell)
}

/** As spreadsheets read a moment: `2026-01-31 14:05:00`. */
const moment = (date: Date) => date.toISOString().slice(0, 19).replace('T', ' ')
