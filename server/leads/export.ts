import { promisedBusinessDays } from '../../shared/admin/leads'
import { statusLabel } from '../../shared/admin/submissions'
import { type BusinessCalendar, dueDay } from '../../shared/business-days'
import { csvRange } from '../../shared/csv'
import { displayAnswer } from '../../shared/forms/field'
import { leadFields } from '../../shared/leads/fields'
import { csvMoment } from '../submissions/export'
import { answersOf, type StoredLead } from './admin-repository'
import { arrivalOf } from './admin-view'
import { decisionLines } from './decision-lines'
import { readingOf } from './reading'

type Column = readonly [name: string, cellOf: (row: StoredLead) => string]

export const exportColumns = (calendar: BusinessCalendar): Column[] => [
  ['Received (UTC)', ({ createdAt }) => csvMoment(createdAt)],
  ['Status', ({ status }) => statusLabel(status)],
  ['Owner', ({ owner }) => owner ?? ''],
  ['Due', ({ reopenedAt, createdAt }) => dueDay(reopenedAt ?? createdAt, promisedBusinessDays, calendar)],
  ['Recommendation sent (UTC)', ({ recommendationSentAt: at }) => (at ? csvMoment(at) : '')],
  ['Suspicion', ({ spamReasons }) => spamReasons.join('; ')],
  ...leadFields.map((field): Column => {
    const answer = (row: StoredLead) => displayAnswer(field, answersOf(row))
    return [field.label, field.options ? (row) => csvRange(answer(row)) : answer]
  }),
  ['Decided about the reading', (row) => decisionLines(readingOf(row), row.decisions).join('; ')],
  ['Referrer', (row) => arrivalOf(row).referrerHost],
  ['Campaign', (row) => arrivalOf(row).campaign],
  ['Landing page', (row) => arrivalOf(row).landingPage],
  ['Pages read', (row) => arrivalOf(row).pagesRead.join(' ')],
  ['Merged into', ({ mergedInto }) => mergedInto ?? ''],
  ['Id', ({ id }) => id],
]
