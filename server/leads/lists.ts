import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import { type LeadPage, type LeadQuery, type NeighborQuery, promisedBusinessDays } from '../../shared/admin/leads'
import type { Neighbors } from '../../shared/admin/query'
import { type BusinessCalendar, type Day, dayOf, dueDay, overdueBefore } from '../../shared/business-days'
import { startOfDay } from '../../shared/business-days/local-day'
import { recordExport } from '../audit/record'
import type { Narrowing } from '../platform/keyset'
import { findPlace, readNeighborsAt } from '../platform/keyset-list'
import { readList } from '../platform/list-page'
import { isId } from '../platform/validation'
import { notFound } from '../submissions/admin'
import { listOwners } from '../submissions/owners'
import { readListed } from './admin-repository'
import { toListed } from './admin-view'
import { exportLeads } from './export'
import { countLeads, countWaitingByDay, exactNarrowingOf, listingOf, narrowingOf } from './list-repository'

const leadsPerPage = 25

interface Parts {
  db: Knex
  calendar: BusinessCalendar
}

/** Reads the admin's lists of leads. */
export function createLeadLists({ db, calendar }: Parts) {
  const lateBefore = (now = new Date()) => overdueBefore(now, promisedBusinessDays, calendar)

  return {
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

    async listLeads(query: LeadQuery): Promise<LeadPage> {
      const now = new Date()
      const before = lateBefore(now)
      const read = (narrowing: Narrowing) =>
        readList(db, {
          listing: listingOf(query),
          narrowing,
          query,
          perPage: leadsPerPage,
          read: (ids) => readListed(db, ids),
        })
      const exact = exactNarrowingOf(query, before)
      const found = exact && (await read(exact))
      const { facts, rows } = found && found.facts.total > 0 ? found : await read(narrowingOf(query, before))
      const [counts, owners] = await Promise.all([countLeads(db, before), listOwners(db)])
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

    /** The leads before and after one in a list. @throws ApiError 404 for an unknown id */
    async getLeadNeighbors(id: string, { part: given, ...query }: NeighborQuery): Promise<Neighbors> {
      const listing = listingOf(query)
      const place = isId(id) ? await findPlace(db, id, listing) : undefined
      if (!place) throw notFound('leads')
      return readNeighborsAt(db, listing, narrowingOf(query, lateBefore()), { ...place, id }, given)
    },

    /** The leads of a query in chunks of a CSV file, not limited to its page. */
    exportLeads: (actor: Actor, query: LeadQuery): AsyncIterable<string> =>
      recordExport(db, actor, 'leads', exportLeads(db, query, lateBefore(), calendar)),
  }
}
