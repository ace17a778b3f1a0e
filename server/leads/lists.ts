import type { Knex } from 'knex'
import type { Actor } from '../../shared/admin/actor'
import {
  type LeadNeighbors,
  type LeadPage,
  type LeadQuery,
  type NeighborQuery,
  promisedBusinessDays,
} from '../../shared/admin/leads'
import { type BusinessCalendar, dayOf, overdueBefore } from '../../shared/business-days'
import { recordExport } from '../audit/record'
import type { Narrowing } from '../platform/keyset'
import { readNeighbors } from '../platform/keyset-list'
import { readList } from '../platform/list-page'
import { isId } from '../platform/validation'
import { notFound } from '../submissions/admin'
import { listOwners } from '../submissions/owners'
import { findPlace, readSummaries } from './admin-repository'
import { toSummary } from './admin-view'
import { exportLeads } from './export'
import { countLeads, exactNarrowingOf, listingOf, narrowingOf } from './list-repository'

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

    async list(query: LeadQuery): Promise<LeadPage> {
      const now = new Date()
      const before = lateBefore(now)
      const read = (narrowing: Narrowing) =>
        readList(db, {
          listing: listingOf(query),
          narrowing,
          query,
          perPage: leadsPerPage,
          read: (ids) => readSummaries(db, ids),
        })
      const exact = exactNarrowingOf(query, before)
      const found = exact && (await read(exact))
      const { facts, rows } = found && found.facts.total > 0 ? found : await read(narrowingOf(query, before))
      const [counts, owners] = await Promise.all([countLeads(db, before), listOwners(db)])
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

    /** The leads before and after one in a list. @throws ApiError 404 for an unknown id */
    async findNeighbors(id: string, { part: given, ...query }: NeighborQuery): Promise<LeadNeighbors> {
      const listing = listingOf(query)
      const place = isId(id) ? await findPlace(db, id, listing) : undefined
      if (!place) throw notFound('leads')
      const part = Math.min(given === '' ? place.part : Number(given), listing.parts.length - 1)
      const narrowing = narrowingOf(query, lateBefore())
      return { ...(await readNeighbors(db, listing, narrowing, { part, time: place.time, id })), part }
    },

    /** The leads of a query in chunks of a CSV file, not limited to its page. */
    export: (actor: Actor, query: LeadQuery): AsyncIterable<string> =>
      recordExport(db, actor, 'leads', exportLeads(db, query, lateBefore(), calendar)),
  }
}
