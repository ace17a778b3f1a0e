import { LRUCache } from 'lru-cache'
import {
  type Arrivals,
  type ArrivalsQuery,
  type Overview,
  type OverviewQuery,
  overviewPeriods,
} from '../../shared/admin/overview'
import { countedUpTo } from '../../shared/admin/query'
import { webhookFailingDays } from '../../shared/admin/webhooks'
import { dayOf } from '../../shared/business-days'
import { addDays, startOfDay } from '../../shared/business-days/local-day'
import { countDueReviews, listDueReviews } from '../blog/reviews'
import { listUnpublished } from '../blog/schedules'
import { countCorrections } from '../corrections/admin'
import type { LeadAdmin } from '../leads/admin'
import type { MessageAdmin } from '../messages/admin'
import { countMessages as countOutboxMessages } from '../outbox/messages'
import { readBacklog } from '../outbox/reports'
import type { Parts } from '../platform/parts'
import { countLinks } from '../source-links/repository'
import { listFailing } from '../webhooks/repository'
import * as repository from './repository'

interface Own extends Parts<'businessTimeZone'> {
  leadAdmin: Pick<LeadAdmin, 'count' | 'findNextDue'>
  messageAdmin: Pick<MessageAdmin, 'count'>
}

const formPath = '/get-recommendation'
const mostListed = 10

/** How long daily counts are cached; what is waiting is read every time. */
const keptMs = 60_000

/**
 * Counts leads, messages, and page views, and lists what is waiting. Daily counts are at most a minute old: however
 * many people look, each process counts once a minute. Runs one statement at a time, to use one connection.
 */
export function createOverviewService({ config: { businessTimeZone: timeZone }, db, leadAdmin, messageAdmin }: Own) {
  const counted = new LRUCache<string, Awaited<ReturnType<typeof count>>>({
    max: overviewPeriods.length,
    ttl: keptMs,
    fetchMethod: (days) => count(Number(days)),
  })

  return {
    async getOverview({ days }: OverviewQuery): Promise<Overview> {
      const { oldestEnqueuedAt, waiting, failed } = await readBacklog(db)
      const { new: fresh, open, overdue, spam } = await leadAdmin.count()
      const messages = await messageAdmin.count()
      const corrections = await countCorrections(db)
      return {
        ...(await counted.forceFetch(days)),
        days: Number(days),
        timeZone,
        readAt: new Date().toISOString(),
        emails: { waiting, failed, oldestEnqueuedAt: oldestEnqueuedAt?.toISOString() ?? null },
        jobs: await countOutboxMessages(db),
        leads: { new: fresh, open, overdue, nextDue: await leadAdmin.findNextDue() },
        messages: { new: messages.new, overdue: messages.overdue },
        spam: { leads: spam, messages: messages.spam },
        corrections: { new: corrections.new },
        unpublished: await readUnpublished(),
        reviews: await readReviews(),
        webhooks: { failing: await listFailing(db, webhookFailingDays) },
        sourceLinks: { gone: (await countLinks(db)).gone },
      }
    },

    async getArrivals(query: ArrivalsQuery): Promise<Arrivals> {
      const since = new Date(query.since)
      return {
        leads: await repository.countSince(db, 'leads', since),
        messages: await repository.countSince(db, 'contact_messages', since),
      }
    },
  }

  async function readUnpublished(): Promise<Overview['unpublished']> {
    const rows = await listUnpublished(db, mostListed)
    return rows.map(({ publish_at, ...row }) => ({ ...row, scheduled_at: publish_at.toISOString() }))
  }

  async function readReviews(): Promise<Overview['reviews']> {
    const today = dayOf(new Date(), timeZone)
    const articles = await listDueReviews(db, today, mostListed)
    return { due: await countDueReviews(db, today, countedUpTo + 1), articles }
  }

  /** The part of an overview that is counted from all views, leads, and messages of its period. */
  async function count(days: number) {
    const now = new Date()
    const first = addDays(dayOf(now, timeZone), 1 - days)
    const byDay = await countDays(first, days)
    const { pages, articles, ofPath } = await repository.countPages(db, first, formPath, mostListed)
    const [start, end] = [startOfDay(first, timeZone), startOfDay(addDays(first, days), timeZone)]
    const between = { first, start, end, limit: mostListed }
    return {
      countedAt: now.toISOString(),
      byDay,
      before: await countBefore(first, days),
      leadSources: await repository.leadsBy(db, 'source', between),
      leadPages: await repository.leadsBy(db, 'page', between),
      campaigns: await repository.leadsByCampaign(db, start, end, mostListed),
      byMonth: await repository.viewsByMonth(db),
      sources: await repository.topSources(db, first, mostListed),
      pages,
      articles,
      funnel: {
        views: total(byDay.map(({ views }) => views)),
        formViews: ofPath,
        leads: total(byDay.map(({ leads }) => leads)),
      },
    }
  }

  async function countBefore(first: string, days: number): Promise<Overview['before']> {
    const start = addDays(first, -days)
    const moments = [startOfDay(start, timeZone), startOfDay(first, timeZone)]
    const [leads = 0] = await repository.countReceived(db, 'leads', moments)
    const [messages = 0] = await repository.countReceived(db, 'contact_messages', moments)
    return { ...(await repository.viewsBetween(db, start, first, formPath)), leads, messages }
  }

  async function countDays(first: string, length: number): Promise<Overview['byDay']> {
    const days = Array.from({ length }, (_, at) => addDays(first, at))
    const starts = days.map((day) => startOfDay(day, timeZone))
    const views = await repository.viewsByDay(db, first)
    const leads = await repository.countReceived(db, 'leads', starts)
    const messages = await repository.countReceived(db, 'contact_messages', starts)
    return days.map((day, at) => ({
      day,
      views: views.get(day) ?? 0,
      leads: leads[at] ?? 0,
      messages: messages[at] ?? 0,
    }))
  }
}

const total = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count, 0)
