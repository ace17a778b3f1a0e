import type {
  CorrectionDetail,
  CorrectionSummary,
  ListedCorrection,
  ReportedFact,
} from '../../shared/admin/corrections'
import { beginningOf } from '../../shared/admin/submissions'
import { findVendor } from '../../shared/catalogue'
import { factByKey } from '../../shared/catalogue/facts'
import { fieldLabel } from '../../shared/catalogue/fields'
import { changesOf } from '../../shared/catalogue/history'
import { factLines } from '../../shared/catalogue/words'
import { changeOf } from '../../shared/dataset/accepted-corrections'
import { stateWords } from '../../shared/dataset/change-words'
import type { CorrectionRow, CorrectionSummaryRow } from './repository'

/** The names of a vendor and its field; their keys if the catalogue no longer has them. */
export function namesOf({ vendor, field }: { vendor: string; field: string }) {
  return { vendorName: findVendor(vendor)?.name ?? vendor, label: fieldLabel(field) }
}

export const toListed = (row: CorrectionSummaryRow & { beginning: string }): ListedCorrection => ({
  ...toSummary(row),
  beginning: beginningOf(row.beginning),
})

function toSummary(row: CorrectionSummaryRow): CorrectionSummary {
  const { id, status, spamReasons, vendor, field } = row
  return { id, createdAt: row.createdAt.toISOString(), status, spamReasons, vendor, field, ...namesOf(row) }
}

export function toDetail(row: CorrectionRow, rest: Pick<CorrectionDetail, 'emails' | 'history'>): CorrectionDetail {
  const { message, source, email, reason, decidedAt } = row
  return {
    ...toSummary(row),
    message,
    source: source ?? '',
    email: email ?? '',
    reason: reason ?? '',
    decidedAt: decidedAt?.toISOString() ?? null,
    doneIn: changeOf(row.id)?.version ?? null,
    fact: reportedFact(row),
    ...rest,
  }
}

function reportedFact({ vendor, field }: Pick<CorrectionRow, 'vendor' | 'field'>): ReportedFact {
  const record = findVendor(vendor)
  const found = record && factByKey(record, field)
  const { value, ...evidence } = found?.fact ?? { value: null, basis: 'unknown' as const }
  const lines = found && value !== null ? factLines(found.row, found.fact) : []
  const changes = changesOf(vendor)
    .filter((change) => change.field === field)
    .map(({ date, from, to }) => ({ date, text: `${stateWords(field, from)} → ${stateWords(field, to)}` }))
  return { lines, ...evidence, changes: changes.reverse() }
}
