import { promisedBusinessDays } from '../../shared/admin/leads'
import { statusLabel } from '../../shared/admin/submissions'
import { type BusinessCalendar, dueDay } from '../../shared/business-days'
import { csvRow, safeCsvCell } from '../../shared/csv'
import { displayAnswer } from '../../shared/forms/field'
import { leadFields } from '../../shared/leads/fields'
import type { LeadRow } from './desk-repository'
import { answersOf } from './desk-view'

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
