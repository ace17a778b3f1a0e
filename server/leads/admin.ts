import { type Actor, writerOf } from '../../shared/admin/actor'
import type { Acts } from '../../shared/admin/calls/call'
import type { leadCalls } from '../../shared/admin/calls/leads'
import { type LeadDetail, type LeadQuery, promisedBusinessDays } from '../../shared/admin/leads'
import { type BusinessCalendar, type Day, dayOf, dueDay, overdueBefore } from '../../shared/business-days'
import { startOfDay } from '../../shared/business-days/local-day'
import { createConversations } from '../conversation/service'
import { listOfAddress as messagesOfAddress } from '../messages/repository'
import { listDeliveries } from '../outbox/reports'
import type { Parts } from '../platform/parts'
import { isId } from '../platform/validation'
import { eraseBy, notFound } from '../submissions/admin'
import { createDesk, createWork } from '../submissions/desk'
import { exportRows } from '../submissions/export'
import { listHistory } from '../submissions/history'
import { listOwners } from '../submissions/owners'
import {
  findDuplicates,
  findLead,
  findSentEmail,
  listMerged,
  readLeads,
  readListed,
  type StoredLead,
} from './admin-repository'
import { toDetail, toListed } from './admin-view'
import { createDecisionAdmin } from './deciding'
import { listDecisions } from './decision-repository'
import { exportColumns } from './export'
import { assertLetterIsOpen, createLetterAdmin, saveLetter } from './letters'
import { countLeads, countWaitingByDay, exactNarrowingOf, listingOf, narrowingOf } from './list'
import { mergeLeads } from './merge'
import { letterFor } from './reading'
import { leadTableFor } from './repository'
import { correspondent, createLeadSending } from './sending'

const mostDuplicates = 20
const mostRelated = 20

export type LeadAdmin = ReturnType<typeof createLeadAdmin>

/** Admin actions on leads. Every method throws ApiError 404 for an unknown id. */
export function createLeadAdmin({ config, db }: Parts) {
  const calendar: BusinessCalendar = { timeZone: config.businessTimeZone, holidays: config.businessHolidays }
  const conversations = createConversations({ config, db })
  const lateBefore = () => overdueBefore(new Date(), promisedBusinessDays, calendar)

  async function detail(row: StoredLead): Promise<LeadDetail> {
    const merged = await listMerged(db, row.id)
    const ids = [row.id, ...merged.map((other) => other.id)]
    const [emails, history, duplicates, owners, messages, sent, decisions] = await Promise.all([
      Promise.all(ids.map((one) => listDeliveries(db, one))),
      listHistory(db, 'leads', ...ids),
      findDuplicates(db, row.id, mostDuplicates),
      listOwners(db),
      messagesOfAddress(db, row.workEmail, mostRelated),
      findSentEmail(db, row.id),
      listDecisions(db, row.id),
    ])
    const thread = await conversations.read(correspondent(row, ids), { recommendation: row.draft, history })
    const related = { decisions, merged, thread, emails: emails.flat(), history, duplicates, owners, messages }
    return toDetail({ row, ...related, isSentKept: sent !== undefined }, calendar, config.siteUrl)
  }

  const { read, get, work, ...desk } = createDesk({
    db,
    table: 'leads',
    find: findLead,
    detail,
    listing: listingOf,
    narrowing: (query: LeadQuery) => narrowingOf(query, lateBefore()),
    readListed,
  })
  const mailDomain = new URL(config.siteUrl).hostname
  const changing = createWork({ db, table: 'leads', form: leadTableFor(config), mailDomain, work })

  const computed = (row: StoredLead) => letterFor(row, config.siteUrl).text
  const parts = { config, db, read, work, computed }

  return {
    getLead: get,
    getLeadNeighbors: desk.findNeighbors,
    changeLeads: changing.changeMany,
    undoLeads: changing.undo,
    addNote: desk.addNote,
    ...createLeadSending(parts),
    ...createDecisionAdmin(parts),
    ...createLetterAdmin(parts),

    /** Counts all leads by status and by view, each up to `countedUpTo`. */
    count: () => countLeads(db, lateBefore()),

    /** The next day on which answers are due, and how many; null if no open lead is on time. */
    async findNextDue(): Promise<{ day: Day; count: number } | null> {
      const waiting = await countWaitingByDay(db, lateBefore(), calendar.timeZone)
      const due = waiting.map(({ day, count }) => {
        const received = startOfDay(day, calendar.timeZone)
        return { day: dueDay(received, promisedBusinessDays, calendar), count }
      })
      const day = due.map((one) => one.day).sort()[0]
      if (!day) return null
      return { day, count: due.reduce((sum, one) => (one.day === day ? sum + one.count : sum), 0) }
    },

    async listLeads(query) {
      const now = new Date()
      const exact = exactNarrowingOf(query, lateBefore())
      const found = exact && (await desk.readPage(query, exact))
      const { facts, rows } = found && found.facts.total > 0 ? found : await desk.readPage(query)
      const [counts, owners] = await Promise.all([countLeads(db, lateBefore()), listOwners(db)])
      return {
        ...facts,
        leads: rows.map((row) => toListed(row, calendar, now)),
        counts,
        owners,
        timeZone: calendar.timeZone,
        today: dayOf(now, calendar.timeZone),
        readAt: now.toISOString(),
      }
    },

    /**
     * All leads of a query, merged ones included. Those sorted by due day are exported from the oldest instead: sorted
     * by status, a lead whose status changes during the export would be missed or repeated.
     */
    exportLeads: (actor: Actor, query: LeadQuery) =>
      exportRows(actor, {
        db,
        name: 'leads',
        listing: listingOf({ ...query, sort: query.sort === 'due' ? 'oldest' : query.sort }),
        narrowing: narrowingOf(query, lateBefore(), true),
        columns: exportColumns(calendar),
        read: readLeads,
      }),

    /** Changes status, owner, and draft, all or none. */
    changeLead: (actor, id, { draft, draftVersion, draftAuthor, ...wanted }) =>
      changing.change(actor, id, wanted, async (lead, transaction) => {
        if (draft === undefined) return
        assertLetterIsOpen(lead, draftVersion)
        await saveLetter(transaction, lead, { draft, author: writerOf(actor, draftAuthor), shown: computed(lead) })
      }),

    async mergeLeads(actor, id, { ids }) {
      await read(id)
      const others = ids.filter((other) => other !== id)
      const act = await mergeLeads(db, actor, id, others)
      return { ...(await get(id)), act }
    },

    async eraseLead(actor, id) {
      if (!isId(id)) throw notFound('leads')
      const merged = await db('leads').where({ merged_into: id }).pluck<string[]>('id')
      await eraseBy(db, actor, 'leads', [id, ...merged])
    },
  } satisfies Acts<typeof leadCalls> & { count: unknown; findNextDue: unknown; exportLeads: unknown }
}
