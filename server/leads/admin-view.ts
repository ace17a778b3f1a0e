import type { Thread } from '../../shared/admin/conversation'
import {
  type Duplicate,
  type LeadDetail,
  type LeadSummary,
  type ListedLead,
  type MergedLead,
  promisedBusinessDays,
} from '../../shared/admin/leads'
import type { LetterVersion } from '../../shared/admin/letters'
import { beginningOf, openStatuses } from '../../shared/admin/submissions'
import { type BusinessCalendar, dayOf, dueDay } from '../../shared/business-days'
import type { Arrival } from '../../shared/leads/arrival'
import { type WithDates, withTimes } from '../platform/rows'
import { answersOf, type LeadFacts, type Sharing, type StoredLead } from './admin-repository'
import { decisionLines } from './decision-lines'
import type { DecisionRow } from './decision-repository'
import { letterFor, readingOf } from './reading'
import { toReading } from './reading-view'

function toSummary(row: LeadFacts, calendar: BusinessCalendar, now = new Date()): LeadSummary {
  const { firstName, lastName, workEmail, phoneNumber, organizationName, industry, numberOfProviders } = row
  const due = dueDay(row.reopenedAt ?? row.createdAt, promisedBusinessDays, calendar)
  return {
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    status: row.status,
    owner: row.owner ?? '',
    firstName,
    lastName,
    workEmail,
    phoneNumber,
    organizationName,
    industry,
    numberOfProviders,
    spamReasons: row.spamReasons,
    dueDay: due,
    overdue: openStatuses.includes(row.status) && due < dayOf(now, calendar.timeZone),
    recommendationSentAt: row.recommendationSentAt?.toISOString() ?? null,
    mergedInto: row.mergedInto,
  }
}

export const toListed = (
  row: LeadFacts & { beginning: string },
  calendar: BusinessCalendar,
  now: Date,
): ListedLead => ({
  ...toSummary(row, calendar, now),
  estimatedMonthlyBudget: row.estimatedMonthlyBudget,
  currentEmr: row.currentEmr,
  beginning: beginningOf(row.beginning),
})

interface Known {
  row: StoredLead
  decisions: readonly DecisionRow[]
  emails: LeadDetail['emails']
  history: LeadDetail['history']
  duplicates: Sharing[]
  owners: string[]
  merged: StoredLead[]
  thread: Thread
  messages: WithDates<LeadDetail['messages'][number], 'createdAt'>[]
  isSentKept: boolean
}

/** A lead with everything known about it. Its draft is computed from the catalogue until a person saves one. */
export function toDetail(known: Known, calendar: BusinessCalendar, siteUrl: string): LeadDetail {
  const { row, decisions, emails, history, duplicates, owners, merged, thread, messages, isSentKept } = known
  const { text, notes } = letterFor(row, siteUrl)
  return {
    ...toSummary(row, calendar),
    ...answersOf(row),
    arrival: arrivalOf(row),
    reading: toReading(row, decisions),
    draft: {
      ...letterOf(row, row.draft ?? text),
      notes,
      isSentKept,
    },
    withdrawnAt: row.withdrawnAt?.toISOString() ?? null,
    emails,
    history,
    duplicates: duplicates.map(toDuplicate),
    owners,
    merged: merged.map(toMerged),
    thread,
    messages: messages.map(withTimes),
    timeZone: calendar.timeZone,
    today: dayOf(new Date(), calendar.timeZone),
  }
}

/** The current letter of a lead. `text` is the saved one, or the computed one if none was saved. */
export const letterOf = (row: StoredLead, text: string): LetterVersion => ({
  text,
  version: row.draftVersion,
  author: row.draftAuthor ?? '',
  origin: row.draft === null ? 'computed' : (row.draftOrigin ?? 'edited'),
  takenFrom: row.draftTakenFrom,
  savedAt: row.draftSavedAt?.toISOString() ?? null,
})

export function arrivalOf({ landingPage, referrerHost, campaign, pagesRead }: StoredLead): Arrival {
  return {
    landingPage: landingPage ?? '',
    referrerHost: referrerHost ?? '',
    campaign: campaign ?? '',
    pagesRead: pagesRead ?? [],
  }
}

function toMerged(row: StoredLead): MergedLead {
  const decided = decisionLines(readingOf(row), row.decisions)
  return { ...answersOf(row), id: row.id, createdAt: row.createdAt.toISOString(), status: row.status, decided }
}

const commonOf = { mail: 'email address', phone: 'phone number', organization: 'organization' } as const

function toDuplicate({ id, createdAt, status, firstName, lastName, organizationName, common }: Sharing): Duplicate {
  const kinds = common.map((key) => commonOf[key.split(':', 1)[0] as keyof typeof commonOf])
  return {
    id,
    createdAt: createdAt.toISOString(),
    status,
    name: `${firstName} ${lastName}`,
    organizationName,
    common: kinds,
  }
}
