import { promisedBusinessDays } from '../../shared/admin/leads'
import { type EmailState, openStatuses } from '../../shared/admin/submissions'
import { type BusinessCalendar, dayOf, dueDay } from '../../shared/business-days'
import type { RequestEmail, VisitorRequest } from '../../shared/leads/request'
import { understood } from '../../shared/match/understood'
import type { LeadRow } from './admin-repository'
import { answersOf } from './answers'
import type { AdditionRow } from './request-repository'

interface Known {
  row: LeadRow
  /** The lead that it was merged into, on which the team works instead. */
  joined?: LeadRow | undefined
  emails: readonly EmailState[]
  additions: readonly AdditionRow[]
  others: VisitorRequest['others']
}

/** A lead as its visitor sees it. */
export function toRequest(known: Known, calendar: BusinessCalendar): VisitorRequest {
  const { row, joined, emails, additions, others } = known
  const answers = answersOf(row)
  const due = dueDay(joined?.reopenedAt ?? row.reopenedAt ?? row.createdAt, promisedBusinessDays, calendar)
  const state = row.withdrawnAt ? 'withdrawn' : stateOf(joined ?? row)
  return {
    createdAt: row.createdAt.toISOString(),
    timeZone: calendar.timeZone,
    state,
    dueDay: due,
    isLate: state === 'open' && due < dayOf(new Date(), calendar.timeZone),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    answers,
    understood: understood(answers),
    recommendation: recommendationOf(joined && isOfSamePerson(row, joined) ? joined : row),
    additions: additions.map(({ id, at, text }) => ({ id, at: at.toISOString(), text })),
    emails: emailsOf(emails, answers.workEmail),
    others,
  }
}

/** Whether two leads have the same address. A secret address shows nothing that was sent to another mailbox. */
const isOfSamePerson = (one: LeadRow, other: LeadRow) => one.workEmail.toLowerCase() === other.workEmail.toLowerCase()

function recommendationOf({ draft, recommendationSentAt }: LeadRow): VisitorRequest['recommendation'] {
  return recommendationSentAt && draft !== null ? { text: draft, sentAt: recommendationSentAt.toISOString() } : null
}

/** A request marked as spam is shown as closed: nobody works on it, and the visitor is not told why. */
function stateOf({ status, withdrawnAt }: LeadRow): VisitorRequest['state'] {
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
