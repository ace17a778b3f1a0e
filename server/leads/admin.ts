import type { Knex } from 'knex'
import { type Actor, writerOf } from '../../shared/admin/actor'
import { type ManyChanges, manyChanges } from '../../shared/admin/changes'
import { newAnswer } from '../../shared/admin/conversation'
import {
  type LeadChanges,
  type LeadDetail,
  type LeadNeighbors,
  type LeadPage,
  type LeadQuery,
  leadChanges,
  merging,
  type NeighborQuery,
  promisedBusinessDays,
  sending,
} from '../../shared/admin/leads'
import { newNote } from '../../shared/admin/submissions'
import type { BusinessCalendar } from '../../shared/business-days'
import { dayOf, overdueBefore } from '../../shared/business-days'
import { recommendationEmail } from '../../shared/leads/recommendation-email'
import { draftLetter } from '../../shared/match/catalogue'
import { recordAct, recordExport } from '../audit/record'
import { answerBy, type Correspondent, createConversations } from '../conversation/service'
import { listOfAddress as messagesOfAddress } from '../messages/admin-repository'
import { enqueueEmails } from '../outbox/enqueue'
import { listDeliveries } from '../outbox/reports'
import type { Config } from '../platform/config'
import { replyAddress } from '../platform/email/addresses'
import type { EmailContent } from '../platform/email/email'
import { httpError } from '../platform/http-error'
import type { Narrowing } from '../platform/keyset'
import { readNeighbors } from '../platform/keyset-list'
import { readList } from '../platform/list-page'
import { accepted, isId } from '../platform/validation'
import { eraseBy, lockSubmission, notFound } from '../submissions/admin'
import {
  changeMany,
  compareFields,
  fieldsInConflict,
  freedBy,
  undoAct,
  type WorkRow,
  writeChanges,
} from '../submissions/changes'
import { addHistory, listHistory } from '../submissions/history'
import { listOwners, withKnownOwner } from '../submissions/owners'
import { promisesOf } from '../submissions/table'
import * as repository from './admin-repository'
import { answersOf, toDetail, toSummary } from './admin-view'
import { recommendationContent, toVisitor } from './emails'
import { confirmationSubject } from './emails/confirmation'
import { requestPagePlaceholder, withRequestPage } from './emails/request-page'
import { exportLeads } from './export'
import { assertLetterIsOpen, createLetterAdmin, type LockedLetter, writeLetter } from './letters'
import * as lists from './lists'
import { mergeLeads } from './merge'
import { findSentEmail } from './recommendation'
import { leadTable } from './repository'

const leadsPerPage = 25
const mostDuplicates = 20
const mostRelated = 20

interface Parts {
  config: Pick<
    Config,
    'siteUrl' | 'siteName' | 'operator' | 'leadsTo' | 'inbox' | 'businessTimeZone' | 'businessHolidays'
  >
  db: Knex
}

export type LeadAdmin = ReturnType<typeof createLeadAdmin>

/** The columns of a locked lead. */
interface LockedLead extends WorkRow, LockedLetter {
  work_email: string
  withdrawn_at: Date | null
}

/** Admin actions on leads. Every method throws ApiError 404 for an unknown id. */
export function createLeadAdmin({ config, db }: Parts) {
  const calendar: BusinessCalendar = { timeZone: config.businessTimeZone, holidays: config.businessHolidays }
  const mailDomain = new URL(config.siteUrl).hostname
  const conversations = createConversations({ config, db })
  const lateBefore = (now: Date) => overdueBefore(now, promisedBusinessDays, calendar)

  async function read(id: string): Promise<repository.LeadRow> {
    const row = isId(id) ? await repository.findLead(db, id) : undefined
    if (!row) throw notFound('leads')
    return row
  }

  /** The letter that the current catalogue gives a lead. */
  const computed = (row: repository.LeadRow) => draftLetter(answersOf(row), config.siteUrl)

  async function get(id: string): Promise<LeadDetail> {
    const row = await read(id)
    const merged = await repository.listMerged(db, id)
    const ids = [id, ...merged.map((other) => other.id)]
    const [emails, history, duplicates, owners, messages, sent] = await Promise.all([
      Promise.all(ids.map((one) => listDeliveries(db, one))),
      listHistory(db, 'leads', ...ids),
      repository.findDuplicates(db, id, mostDuplicates),
      listOwners(db),
      messagesOfAddress(db, row.workEmail, mostRelated),
      findSentEmail(db, id),
    ])
    const thread = await conversations.read(correspondent(row, ids), { recommendation: row.draft, history })
    const known = {
      row,
      merged,
      thread,
      emails: emails.flat(),
      history,
      duplicates,
      owners,
      messages,
      isSentKept: sent !== undefined,
    }
    return toDetail(known, calendar, config.siteUrl)
  }

  /** Runs a step on the locked lead in one transaction, and returns the updated lead. */
  async function work(id: string, step: (lead: LockedLead, transaction: Knex.Transaction) => Promise<void>) {
    if (!isId(id)) throw notFound('leads')
    await db.transaction(async (transaction) => {
      await step(await lockSubmission<LockedLead>(transaction, 'leads', id), transaction)
    })
    return get(id)
  }

  /** Enqueues the emails that were held back because a lead was marked as spam. */
  async function sendHeldBack(transaction: Knex.Transaction, freed: readonly LockedLead[]): Promise<void> {
    for (const { id, work_email } of freed)
      await enqueueEmails(transaction, id, promisesOf(leadTable, { workEmail: work_email }), mailDomain)
  }

  return {
    get,

    /** Counts all leads by status and by view, each up to `countedUpTo`. */
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
      const [counts, owners] = await Promise.all([lists.countLeads(db, before), listOwners(db)])
      return {
        ...facts,
        leads: rows.map((row) => toSummary(row, calendar, now)),
        counts,
        owners,
        timeZone: calendar.timeZone,
        today: dayOf(now, calendar.timeZone),
        readAt: now.toISOString(),
      }
    },

    /** The leads of a query in chunks of a CSV file, not limited to its page. */
    export: (actor: Actor, query: LeadQuery): AsyncIterable<string> =>
      recordExport(db, actor, 'leads', exportLeads(db, query, lateBefore(new Date()), calendar)),

    /** Changes status, owner, and draft, all or none. A lead that is no longer spam gets the emails held back. */
    async change(actor: Actor, id: string, given: LeadChanges) {
      const { seen, draft, draftVersion, draftAuthor, ...wanted } = accepted(leadChanges, given)
      const row = draft === undefined ? undefined : await read(id)
      const known = await withKnownOwner(db, wanted)
      let act: string | null = null
      const lead = await work(id, async (lead, transaction) => {
        const { changes, conflicts } = compareFields(lead, known, seen)
        if (conflicts.length > 0) throw fieldsInConflict(lead, conflicts)
        if (draft !== undefined && row) {
          assertLetterIsOpen(lead, draftVersion)
          const shown = lead.draft ?? computed(row)
          await writeLetter(
            transaction,
            lead,
            { text: draft, author: writerOf(actor, draftAuthor), origin: 'edited' },
            shown,
          )
        }
        act = await writeChanges(transaction, actor, 'leads', changes)
        await sendHeldBack(transaction, freedBy([lead], changes))
      })
      return { ...lead, act }
    },

    async changeMany(actor: Actor, given: ManyChanges) {
      return changeMany(db, actor, 'leads', await withKnownOwner(db, accepted(manyChanges, given)), sendHeldBack)
    },

    async merge(actor: Actor, id: string, given: unknown) {
      const { ids } = accepted(merging, given)
      await read(id)
      const act = await mergeLeads(
        db,
        actor,
        id,
        ids.filter((other) => other !== id),
      )
      return { ...(await get(id)), act }
    },

    async findNeighbors(id: string, { part: given, ...query }: NeighborQuery): Promise<LeadNeighbors> {
      const listing = lists.listingOf(query)
      const place = isId(id) ? await repository.findPlace(db, id, listing) : undefined
      if (!place) throw notFound('leads')
      const part = Math.min(given === '' ? place.part : Number(given), listing.parts.length - 1)
      const narrowing = lists.narrowingOf(query, lateBefore(new Date()))
      return { ...(await readNeighbors(db, listing, narrowing, { part, time: place.time, id })), part }
    },

    undo: (actor: Actor, act: string) => undoAct(db, actor, 'leads', act, sendHeldBack),

    addNote: (actor: Actor, id: string, given: unknown) =>
      work(id, async (_lead, transaction) => {
        await addHistory(transaction, actor, 'leads', id, 'note', [accepted(newNote, given).text])
      }),

    /** Enqueues the email with the given version of the draft to the visitor, and stores its text permanently. */
    sendRecommendation: async (actor: Actor, id: string, given: unknown) => {
      const row = await read(id)
      const text = row.draft ?? computed(row)
      const requestPage = row.linkHash === null ? undefined : requestPagePlaceholder
      const letter = { lead: answersOf(row), requestPage, text, ...config }
      const thread = await conversations.threadOf(db, [id])
      const email = recommendationContent(letter, { replyTo: replyAddress(config), thread })
      return work(id, async (lead, transaction) => {
        assertLetterIsOpen(lead, accepted(sending, given).draftVersion)
        if (lead.withdrawn_at) throw httpError(409, 'The visitor has withdrawn this request.')
        if (lead.status === 'spam') throw httpError(409, 'This lead is marked as spam. Change its status first.')
        await repository.updateLead(transaction, id, {
          ...(lead.draft === null && { draft: text }),
          recommendation_email: JSON.stringify(email),
          status: 'answered',
          recommendation_sent_at: new Date(),
        })
        await enqueueEmails(transaction, id, [{ kind: 'lead-recommendation' }, { event: 'lead.updated' }], mailDomain)
        await addHistory(transaction, actor, 'leads', id, 'change', ['Recommendation sent to the visitor'])
        await recordAct(transaction, actor, {
          kind: 'send',
          text: 'Sent a recommendation',
          subject: `/admin/leads/${id}`,
        })
      })
    },

    /** Sends an answer to the visitor, before or after the recommendation. */
    async answer(actor: Actor, id: string, given: unknown) {
      const answer = answerBy(actor, accepted(newAnswer, given))
      const row = await read(id)
      const merged = await repository.listMerged(db, id)
      return work(id, async (lead, transaction) => {
        const who = correspondent({ ...row, status: lead.status, withdrawnAt: lead.withdrawn_at }, [
          id,
          ...merged.map((other) => other.id),
        ])
        if (!(await conversations.answer(transaction, who, answer))) return
        await recordAct(transaction, actor, { kind: 'send', text: 'Answered a lead', subject: `/admin/leads/${id}` })
        const { changes } = compareFields(lead, { status: statusOnceAnswered(lead) })
        await writeChanges(transaction, actor, 'leads', changes, 'Answered. ')
      })
    },

    letters: createLetterAdmin({ db, timeZone: config.businessTimeZone, read, computed, work }),

    async sentEmail(id: string): Promise<EmailContent> {
      const email = isId(id) ? withRequestPage(await findSentEmail(db, id), '#') : undefined
      if (!email) throw notFound('leads')
      return email
    },

    /** Erases a lead and all leads merged into it. */
    async erase(actor: Actor, id: string): Promise<void> {
      const merged = isId(id) ? await db('leads').where({ merged_into: id }).pluck<string[]>('id') : []
      const count = isId(id) ? await eraseBy(db, actor, 'leads', [id, ...merged]) : 0
      if (count === 0) throw notFound('leads')
    },
  }
}

/** The visitor of a lead as the recipient of a conversation. */
function correspondent(row: repository.LeadRow, ids: readonly string[]): Correspondent {
  const closed =
    (row.withdrawnAt && 'The visitor has withdrawn this request, so no email about it goes out any more.') ||
    (row.status === 'spam' && 'This lead is marked as spam. Change its status first, then you can answer.')
  return {
    ...{ of: 'leads', id: row.id, ids, to: toVisitor(row), firstName: row.firstName },
    organization: row.organizationName,
    subject: row.recommendationSentAt ? recommendationEmail.subject : confirmationSubject,
    first: undefined,
    why: recommendationEmail.why,
    closed: closed || '',
  }
}

/**
 * The status after an answer. A question keeps a lead open until the recommendation has been sent; after that, an
 * answer completes it.
 */
function statusOnceAnswered({ status, recommendation_sent_at }: LockedLead): LockedLead['status'] {
  if (status === 'new') return recommendation_sent_at ? 'answered' : 'in-review'
  return status === 'in-review' && recommendation_sent_at ? 'answered' : status
}
