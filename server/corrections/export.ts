import type { Knex } from 'knex'
import type { CorrectionQuery } from '../../shared/admin/corrections'
import { statusLabel } from '../../shared/admin/submissions'
import { csvMoment, csvPieces, readBatches } from '../submissions/export'
import { type CorrectionRow, listingOf, narrowingOf, readCorrections } from './admin-repository'
import { namesOf } from './admin-view'

const heading = [
  ...['Received (UTC)', 'Status', 'System', 'Value', 'Key', 'What is wrong', 'Source', 'Email', 'Reason'],
  ...['Decided (UTC)', 'Suspicion', 'Id'],
]

/** All reports of a query in chunks of a CSV file, not limited to its page. */
export function exportCorrections(db: Knex, query: CorrectionQuery): AsyncGenerator<string> {
  const batches = readBatches(db, {
    listing: listingOf(query),
    narrowing: narrowingOf(query),
    read: (ids) => readCorrections(db, ids),
  })
  return csvPieces(heading, batches, cellsOf)
}

function cellsOf(row: CorrectionRow): string[] {
  const { vendorName, label } = namesOf(row)
  return [
    ...[csvMoment(row.createdAt), statusLabel(row.status), vendorName, label, row.field, row.message],
    ...[row.source ?? '', row.email ?? '', row.reason ?? '', row.decidedAt ? csvMoment(row.decidedAt) : ''],
    ...[row.spamReasons.join('; '), row.id],
  ]
}
