import type { Knex } from 'knex'
import type { Overview, OverviewApi } from '../../shared/admin/overview'
import { dayOf } from '../../shared/business-days'
import { addDays, startOfDay } from '../../shared/business-days/local-day'
import { readBacklog } from '../alarms/repository'
import type { LeadDesk } from '../leads/desk'
import { countByStatus } from '../messages/desk-repository'
import type { Config } from '../platform/config'
import * as repository from './repository'

interface Parts {
  config: Pick<Config, 'businessTimeZone'>
  db: Knex
  leadDesk: Pick<LeadDesk, 'count'>
}

const formPath = '/get-recommendation'
const mostListed = 10

/** Counts what came in and what was read, and says what waits. One statement after the other: it takes one connection. */
export function createOverviewService({ config: { businessTimeZone: timeZone }, db, leadDesk }: Parts): OverviewApi {
  return {
    async getOverview(query) {
      const now = new Date()
      const days = Number(query.days)
      const first = addDays(dayOf(now, timeZone), 1 - days)
      const byDay = await countDays(first, days)
      const { oldestPromisedAt, ...mails } = await readBacklog(db)
      const { new: fresh, open, overdue } = await leadDesk.count()
      const messages = await countByStatus(db)
      return {
        days,
        timeZone,
        readAt: now.toISOString(),
        byDay,
        byMonth: await repository.viewsByMonth(db),
        sources: await repository.topSources(db, first, mostListed),
        pages: await repository.topPages(db, first, mostListed),
        articles: await repository.topArticles(db, first, mostListed),
        funnel: {
          views: total(byDay.map(({ views }) => views)),
          formViews: await repository.countViews(db, first, formPath),
          leads: total(byDay.map(({ leads }) => leads)),
        },
        mails: { ...mails, oldestPromisedAt: oldestPromisedAt?.toISOString() ?? null },
        jobs: await repository.countJobs(db),
        leads: { new: fresh, open, overdue },
        messages: { new: messages.find(({ status }) => status === 'new')?.count ?? 0 },
      }
    },
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
