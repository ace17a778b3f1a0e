import { promisedBusinessDays } from '../../shared/admin/leads'
import { type EmailState, openStatuses } from '../../shared/admin/submissions'
import { type BusinessCalendar, dayOf, dueDay } from '../../shared/business-days'
import type { RequestEmail, VisitorRequest } from '../../shared/leads/request'
import { understood } from '../../shared/match/understood'
import type { LeadRow } from './admin-repository'
import { answersOf } from './admin-view'
import type { AdditionRow } from './request-repository'

interface Known {
  row: LeadRow
  /** The lead that it was merged into: what is done about it is done there. */
  joined?: LeadRow | undefined
  emails: readonly EmailState[]
  additions: readonly AdditionRow[]
  others: VisitorRequest['others']
}

/** A lead as its visitor sees it. */
export function toRequest(known: Known, calendar: BusinessCalendar, now = new Date()): VisitorRequest {
  const { row, joined, emails, additions, others } = known
  const answers = answersOf(row)
  const due = dueDay(joined?.reopenedAt ?? row.reopenedAt ?? row.createdAt, promisedBusinessDays, calendar)
  const state = row.withdrawnAt ? 'withdrawn' : stateOf(joined ?? row)
  return {
    createdAt: row.createdAt.toISOString(),
    timeZone: calendar.timeZone,
    state,
    dueDay: due,
    isLate: state === 'open' && due < dayOf(now, calendar.timeZone),
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    answers,
    understood: understood(answers),
    recommendation: recommendationOf(joined && isOfSamePerson(row, joined) ? joined : row),
    additions: additions.map(({ id, at, text }) => ({ id, at: at.toISOString(), text })),
    emails: emailsOf(emails, answers.workEmail),
    others,
  }
}

/** The secret address of one mailbox shows nothing that was sent to another. */
const isOfSamePerson = (one: LeadRow, other: LeadRow) => one.workEmail.toLowerCase() === other.workEmail.toLowerCase()

function recommendationOf({ draft, recommendationSentAt }: LeadRow): VisitorRequest['recommendation'] {
  return recommendationSentAt && draft !== null ? { text: draft, sentAt: recommendationSentAt.toISOString() } : null
}

/** A visitor is not told that a request looked like a machine's: nobody works on it. */
function stateOf({ status, withdrawnAt }: LeadRow): VisitorRequest['state'] {
  if (withdrawnAt) return 'withdrawn'
  if (openStatuses.includes(status)) return 'open'
  return status === 'answered' ? 'answered' : 'closed'
}

const toVisitor = ['lead-confirmation', 'lead-recommendation']

/** The least that an email to several of the team has come to comes first. */
const progress: readonly RequestEmail['state'][] = ['failed', 'pending', 'sending', 'canceled', 'sent']

/** An email to the team is one, however many get it and whoever they are. */
function emailsOf(emails: readonly EmailState[], workEmail: string): RequestEmail[] {
  const ordered = [...emails].sort((a, b) => progress.indexOf(a.state) - progress.indexOf(b.state))
  const told = new Map<string, RequestEmail>()
  for (const { kind, state, createdAt, sentAt } of ordered) {
    const key = `${createdAt} ${kind}`
    const to = toVisitor.includes(kind) ? workEmail : null
    if (!told.has(key)) told.set(key, { kind, to, state, at: sentAt ?? createdAt })
  }
  return [...told].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, email]) => email)
}
