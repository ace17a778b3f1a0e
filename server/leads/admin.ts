import type { Knex } from 'knex'
import type { z } from 'zod'
import {
  type LeadChanges,
  type LeadDetail,
  type LeadPage,
  type LeadQuery,
  leadChanges,
  promisedBusinessDays,
  sending,
} from '../../shared/admin/leads'
import { newNote, statusLabel } from '../../shared/admin/submissions'
import type { BusinessCalendar } from '../../shared/business-days'
import { overdueBefore } from '../../shared/business-days'
import { enqueueEmails } from '../outbox/deliveries'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { httpError } from '../platform/http-error'
import type { Narrowing } from '../platform/keyset'
import { readList } from '../platform/list-page'
import { accepted, isId } from '../platform/validation'
import { eraseSubmissions, lockSubmission, notFound } from '../submissions/admin'
import { addHistory, listHistory } from '../submissions/history'
import { emailsOf } from '../submissions/table'
import * as repository from './admin-repository'
import { toDetail, toSummary } from './admin-view'
import { exportLeads } from './export'
import * as lists from './lists'
import { leadTable } from './repository'

const leadsPerPage = 25
const mostDuplicates = 20

interface Parts {
  config: Pick<Config, 'siteUrl' | 'businessTimeZone' | 'businessHolidays'>
  db: Knex
}

export type LeadAdmin = ReturnType<typeof createLeadAdmin>

/** A lead as it is locked. */
interface LockedLead {
  status: repository.LeadRow['status']
  owner: string | null
  work_email: string
  draft_version: number
  recommendation_sent_at: Date | null
}

/** What is done with leads behind the password. Every method that is given an unknown id throws ApiError 404. */
export function createLeadAdmin({ config, db }: Parts) {
  const calendar: BusinessCalendar = { timeZone: config.businessTimeZone, holidays: config.businessHolidays }
  const mailDomain = new URL(config.siteUrl).hostname
  const lateBefore = (now: Date) => overdueBefore(now, promisedBusinessDays, calendar)

  async function read(id: string): Promise<repository.LeadRow> {
    const row = isId(id) ? await repository.findLead(db, id) : undefined
    if (!row) throw notFound('leads')
    return row
  }

  async function get(id: string): Promise<LeadDetail> {
    const row = await read(id)
    const [emails, history, duplicates] = await Promise.all([
      listDeliveries(db, id),
      listHistory(db, 'leads', id),
      repository.findDuplicates(db, id, mostDuplicates),
    ])
    return toDetail({ row, emails, history, duplicates }, calendar, config.siteUrl)
  }

  /** Works on the locked lead in one transaction, and answers the lead as it is then. */
  async function work(id: string, step: (lead: LockedLead, transaction: Knex.Transaction) => Promise<void>) {
    if (!isId(id)) throw notFound('leads')
    await db.transaction(async (transaction) => {
      await step(await lockSubmission<LockedLead>(transaction, 'leads', id), transaction)
    })
    return get(id)
  }

  return {
    get,

    /** Of all leads, by status and by view, each up to `countedUpTo`. */
    count: () => lists.countLeads(db, lateBefore(new Date())),

    async list(query: LeadQuery): Promise<LeadPage> {
      const now = new Date()
      const before = lateBefore(now)
      const read = (narrowing: Narrowing) =>
        readList(db, {
          listing: lists.listingOf(query),
          narrowing,
          query,
          perPage: leadsPerPage,
          read: (ids) => repository.readSummaries(db, ids),
        })
      const exact = lists.exactNarrowingOf(query, before)
      const found = exact && (await read(exact))
      const { facts, rows } = found && found.facts.total > 0 ? found : await read(lists.narrowingOf(query, before))
      const [counts, owners] = await Promise.all([lists.countLeads(db, before), lists.listOwners(db)])
      return {
        ...facts,
        leads: rows.map((row) => toSummary(row, calendar, now)),
        counts,
        owners,
        timeZone: calendar.timeZone,
      }
    },

    /** The leads of a query as the pieces of a CSV file, whatever its page. */
    export: (query: LeadQuery): AsyncIterable<string> => exportLeads(db, query, lateBefore(new Date()), calendar),

    /** Status, owner and draft, all or none. Whoever is no spam any more gets the emails that were not promised before. */
    change: (id: string, given: LeadChanges) =>
      work(id, async (lead, transaction) => {
        const changes = accepted(leadChanges, given)
        const { update, events } = changeOf(lead, changes)
        if (changes.draft !== undefined) assertDraftIsOpen(lead, changes.draftVersion)
        await repository.updateLead(transaction, id, update)
        if (lead.status === 'spam' && update.status)
          await enqueueEmails(transaction, id, emailsOf(leadTable, { workEmail: lead.work_email }), mailDomain)
        await addHistory(transaction, 'leads', id, 'change', events)
      }),

    addNote: (id: string, given: unknown) =>
      work(id, async (_lead, transaction) => {
        await addHistory(transaction, 'leads', id, 'note', [accepted(newNote, given).text])
      }),

    /** Promises the mail to the visitor with the draft of a version, and keeps that text for good. */
    sendRecommendation: async (id: string, given: unknown) => {
      const { draft } = await get(id)
      return work(id, async (lead, transaction) => {
        assertDraftIsOpen(lead, accepted(sending, given).draftVersion)
        if (lead.status === 'spam') throw httpError(409, 'This lead is marked as spam. Change its status first.')
        await repository.updateLead(transaction, id, {
          ...(lead.draft_version === 0 && { draft: draft.text }),
          status: 'answered',
          recommendation_sent_at: new Date(),
        })
        await enqueueEmails(transaction, id, [{ kind: 'lead-recommendation' }], mailDomain)
        await addHistory(transaction, 'leads', id, 'change', ['Recommendation sent to the visitor'])
      })
    },

    async erase(id: string): Promise<void> {
      const count = isId(id) ? await eraseSubmissions(db, 'leads', [id]) : 0
      if (count === 0) throw notFound('leads')
    },
  }
}

/** What differs from the lead as it is, and how the history tells it. A draft is saved every time, and not told. */
function changeOf(lead: LockedLead, { status, owner, draft }: z.output<typeof leadChanges>) {
  const update: repository.LeadUpdate = {}
  const events: string[] = []
  if (status && status !== lead.status) {
    update.status = status
    events.push(`Status: ${statusLabel(lead.status)} → ${statusLabel(status)}`)
  }
  if (owner !== undefined && owner !== (lead.owner ?? '')) {
    update.owner = owner || null
    events.push(`Owner: ${owner || 'nobody'}`)
  }
  if (draft !== undefined)
    Object.assign(update, { draft, draft_version: lead.draft_version + 1, draft_saved_at: new Date() })
  return { update, events }
}

function assertDraftIsOpen({ draft_version, recommendation_sent_at }: LockedLead, seen: number | undefined): void {
  if (recommendation_sent_at)
    throw httpError(
      409,
      `The recommendation was sent on ${recommendation_sent_at.toISOString()}. It is sent once only.`,
    )
  if (seen === undefined) throw httpError(422, 'Say which version was edited.', [missingVersion])
  if (seen !== draft_version) throw httpError(409, 'Somebody else saved this draft meanwhile.')
}

const missingVersion = { field: 'draftVersion', message: 'Say which version was edited.' }
