import { z } from 'zod'
import type { Day } from '../business-days'

/** Over how many days, today included, an overview may count. */
export const overviewPeriods = ['7', '30', '90'] as const

export const overviewQuery = z.object({
  days: z.enum(overviewPeriods, 'Choose 7, 30, or 90 days.').default('30'),
})

export type OverviewQuery = z.output<typeof overviewQuery>

/** Something counted under a name. */
export interface Count {
  name: string
  count: number
}

/** How many leads came of how many visits or views. */
export interface Conversion {
  name: string
  leads: number
  /** Visits that began there, or views of the page. */
  of: number
}

export interface DayCounts {
  day: Day
  views: number
  /** Without those taken for spam; so are the messages. */
  leads: number
  messages: number
}

/** How the site and the admin are doing. Days and months are those of the time zone. */
export interface Overview {
  days: number
  timeZone: string
  /** The moment at which was read what waits, ISO 8601. */
  readAt: string
  /** The moment for which days, months, pages and sources were counted, at most a minute before. */
  countedAt: string
  /** Every day of the period, the oldest first. */
  byDay: DayCounts[]
  /** Views by month, the oldest first, the last twelve months in which there were any. */
  byMonth: Count[]
  /** The sites from which most visits of the period began; `direct` and `other` stand among them. */
  sources: Count[]
  /** The same number of days before the period, added up; views of longer ago than half a year are not told by day any more. */
  before: { views: number; formViews: number; leads: number; messages: number }
  /** Leads of the period by the site that led to their visit, beside the visits that began there. */
  leadSources: Conversion[]
  /** Leads of the period by the first page of their visit and the pages read before the form, beside the views of those pages. */
  leadPages: Conversion[]
  /** Leads of the period by campaign. */
  campaigns: Count[]
  /** The most viewed addresses of the period. */
  pages: Count[]
  /** The most read published articles of the period. */
  articles: (Count & { slug: string })[]
  /** How many of the period's views became views of the form, and how many of those leads. */
  funnel: { views: number; formViews: number; leads: number }
  emails: {
    /** Of those that are still tried; null where none waits. */
    oldestEnqueuedAt: string | null
    waiting: number
    failed: number
  }
  /** Promised jobs that are not done, by their name: not handed to the queue yet, and in its hands. */
  jobs: { name: string; promised: number; inQueue: number }[]
  /** A number above `countedUpTo` says: more than that; so does that of the messages. */
  leads: { new: number; open: number; overdue: number }
  messages: { new: number; overdue: number }
  /** Held back and looked at by nobody: with reasons of a program, and no more. */
  spam: { leads: number; messages: number }
  /** Reports of wrong values. */
  corrections: { new: number }
  /** Scheduled articles that stayed drafts at their time, the last ones first, up to ten. */
  unpublished: { id: string; title: string; scheduled_at: string; problems: string[] }[]
  /** Articles that were to be reviewed by now: how many, and the ten that are due for longest. `review_by` is a day. */
  reviews: { due: number; articles: { id: string; title: string; review_by: string }[] }
  /** Endpoints of other programs to which nothing has gone through for `webhookFailingDays`. */
  webhooks: { failing: { id: string; description: string }[] }
  /** Addresses of sources that failed twice in a row. */
  sourceLinks: { gone: number }
}

/** What came in after a moment and is no spam, each up to 100. */
export interface Arrivals {
  leads: number
  messages: number
}

export const arrivalsQuery = z.object({ since: z.iso.datetime('Write a moment as ISO 8601.') })

export interface OverviewApi {
  getOverview(query: OverviewQuery): Promise<Overview>
}
