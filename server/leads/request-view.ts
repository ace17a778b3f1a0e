import { promisedBusinessDays } from '../../shared/admin/leads'
import { type EmailState, openStatuses } from '../../shared/admin/submissions'
import { type BusinessCalendar, dayOf, dueDay } from '../../shared/business-days'
import { type VendorId, vendors } from '../../shared/catalogue'
import { resolveVendorId } from '../../shared/catalogue/ids'
import { currentEmrs } from '../../shared/leads/options'
import { readingFields } from '../../shared/leads/reading/build'
import type { RequestEmail, VisitorRequest } from '../../shared/leads/request'
import { addressOfKnown } from '../../shared/match/terms/address'
import { settle } from '../../shared/match/terms/decisions'
import type { SystemName } from '../../shared/match/terms/known'
import { slotLabel, slotText } from '../../shared/match/terms/slot-words'
import { slotsOf } from '../../shared/match/terms/slots'
import { answersOf, type StoredLead } from './admin-repository'
import { type DecisionRow, decisionsOf, newestOf } from './decision-repository'
import { knownOf, readingOf } from './reading'
import type { AdditionRow } from './request-repository'

interface Known {
  row: StoredLead
  /** The lead that it was merged into, on which the team works instead. */
  joined?: StoredLead | undefined
  decisions: readonly DecisionRow[]
  isMailed: boolean
  emails: readonly EmailState[]
  additions: readonly AdditionRow[]
  others: VisitorRequest['others']
}

/** A lead as its visitor sees it. */
export function toRequest(known: Known, calendar: BusinessCalendar): VisitorRequest {
  const { row, joined, decisions, isMailed, emails, additions, others } = known
  const answers = answersOf(row)
  const due = dueDay(joined?.reopenedAt ?? row.reopenedAt ?? row.createdAt, promisedBusinessDays, calendar)
  const recommendation = isMailed ? recommendationOf(joined && isOfSamePerson(row, joined) ? joined : row) : null
  const state = row.withdrawnAt ? 'withdrawn' : stateOf(joined ?? row)
  return {
    createdAt: row.createdAt.toISOString(),
    timeZone: calendar.timeZone,
    state,
    dueDay: due,
    isLate: state === 'open' && due < dayOf(new Date(), calendar.timeZone),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    answers,
    reading: toRequestReading(row, decisions),
    isMailed,
    recommendation,
    tablePath: recommendation && addressOfKnown(knownOf(row)),
    additions: additions.map(({ id, at, text }) => ({ id, at: at.toISOString(), text })),
    emails: emailsOf(emails, answers.workEmail),
    others,
  }
}

/** What was read of a lead, as a form, as it was when the decision with this number was the newest. */
export function toRequestReading(row: StoredLead, rows: readonly DecisionRow[], sequence = newestOf(rows)) {
  const reading = readingOf(row)
  const known = settle(reading, decisionsOf(rows, sequence))
  const fields = readingFields(known, reading)
  const own = rows.filter(({ author }) => author === null)
  return {
    fields,
    sequence,
    open: fields.filter(({ isOpen, contradiction }) => isOpen || contradiction).length,
    checkedAt: own.at(-1)?.at.toISOString() ?? null,
    known: slotsOf(known).map((slot) => ({
      label: slotLabel(slot),
      text: slotText(slot),
      isConfirmed: slot.item.origin !== 'read',
    })),
    systems,
  }
}

const systems: SystemName[] = [
  ...vendors.map(({ id, name }) => ({ id: id as VendorId, name })),
  ...currentEmrs
    .filter(({ value, label }) => value !== 'other' && !vendors.some(({ name }) => name === label))
    .map(({ value, label }) => ({ id: resolveVendorId(value.replaceAll('-', '')) ?? null, name: label })),
]

/** Whether two leads have the same address. A secret address shows nothing that was sent to another mailbox. */
const isOfSamePerson = (one: StoredLead, other: StoredLead) =>
  one.workEmail.toLowerCase() === other.workEmail.toLowerCase()

function recommendationOf({ draft, recommendationSentAt }: StoredLead): VisitorRequest['recommendation'] {
  return recommendationSentAt && draft !== null ? { text: draft, sentAt: recommendationSentAt.toISOString() } : null
}

/** A request marked as spam is shown as closed: nobody works on it, and the visitor is not told why. */
function stateOf({ status, withdrawnAt }: StoredLead): VisitorRequest['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (openStatuses.includes(status)) return 'open'
  return status === 'answered' ? 'answered' : 'closed'
}

const toVisitor = ['lead-confirmation', 'lead-recommendation']

/** States of an email, the worst first. Of an email to several team members the worst state is shown. */
const progress: readonly RequestEmail['state'][] = ['failed', 'pending', 'sending', 'canceled', 'sent']

/** Emails of the same kind and time count as one, so the visitor does not learn how many team members got it. */
function emailsOf(emails: readonly EmailState[], workEmail: string): RequestEmail[] {
  const ordered = [...emails].sort((a, b) => progress.indexOf(a.state) - progress.indexOf(b.state))
  const latest = new Map<string, RequestEmail>()
  for (const { kind, state, createdAt, sentAt } of ordered) {
    const key = `${createdAt} ${kind}`
    const to = toVisitor.includes(kind) ? workEmail : null
    if (!latest.has(key)) latest.set(key, { kind, to, state, at: sentAt ?? createdAt })
  }
  return [...latest].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, email]) => email)
}
