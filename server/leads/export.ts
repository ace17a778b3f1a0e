import type { Knex } from 'knex'
import { type LeadQuery, promisedBusinessDays } from '../../shared/admin/leads'
import { statusLabel } from '../../shared/admin/submissions'
import { type BusinessCalendar, dueDay } from '../../shared/business-days'
import { csvRange } from '../../shared/csv'
import { displayAnswer } from '../../shared/forms/field'
import type { Arrival } from '../../shared/leads/arrival'
import { leadFields } from '../../shared/leads/fields'
import { csvMoment, csvPieces, readBatches } from '../submissions/export'
import { type LeadRow, readLeads } from './admin-repository'
import { arrivalOf } from './admin-view'
import { answersOf } from './answers'
import { decisionLines } from './decision-lines'
import { listingOf, narrowingOf } from './list-repository'
import { readingOf } from './reading'

const heading = [
  'Received (UTC)',
  'Status',
  'Owner',
  'Due',
  'Recommendation sent (UTC)',
  'Suspicion',
  ...leadFields.map(({ label }) => label),
  'Decided about the reading',
  'Referrer',
  'Campaign',
  'Landing page',
  'Pages read',
  'Merged into',
  'Id',
]

/**
 * All leads of a query in chunks of a CSV file, not limited to its page. Leads sorted by due day are exported from the
 * oldest instead: sorted by status, a lead whose status changes during the export would be missed or repeated.
 */
export function exportLeads(
  db: Knex,
  query: LeadQuery,
  overdueBefore: Date,
  calendar: BusinessCalendar,
): AsyncGenerator<string> {
  const batches = readBatches(db, {
    listing: listingOf({ ...query, sort: query.sort === 'due' ? 'oldest' : query.sort }),
    narrowing: narrowingOf(query, overdueBefore, true),
    read: (ids) => readLeads(db, ids),
  })
  return csvPieces(heading, batches, (row) => cellsOf(row, calendar))
}

const arrivalCells = ({ referrerHost, campaign, landingPage, pagesRead }: Arrival) => [
  ...[referrerHost, campaign, landingPage],
  pagesRead.join(' '),
]

function cellsOf(row: LeadRow, calendar: BusinessCalendar): string[] {
  const answers = answersOf(row)
  return [
    csvMoment(row.createdAt),
    statusLabel(row.status),
    row.owner ?? '',
    dueDay(row.reopenedAt ?? row.createdAt, promisedBusinessDays, calendar),
    row.recommendationSentAt ? csvMoment(row.recommendationSentAt) : '',
    row.spamReasons.join('; '),
    ...leadFields.map((field) => {
      const answer = displayAnswer(field, answers)
      return field.options ? csvRange(answer) : answer
    }),
    decisionLines(readingOf(row), row.decisions).join('; '),
    ...arrivalCells(arrivalOf(row)),
    row.mergedInto ?? '',
    row.id,
  ]
}
