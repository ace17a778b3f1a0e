import { z } from 'zod'
import type { Day } from '../business-days'

/** The periods of an overview in days, including today. */
export const overviewPeriods = ['7', '30', '90'] as const

export const usualPeriod = '30'

export const overviewQuery = z.object({
  days: z.enum(overviewPeriods, 'Choose 7, 30, or 90 days.').default(usualPeriod),
})

export type OverviewQuery = z.output<typeof overviewQuery>

export interface Count {
  name: string
  count: number
}

export interface Conversion {
  name: string
  leads: number
  /** Visits that began there, or views of the page. */
  of: number
}

export interface DayCounts {
  day: Day
  views: number
  /** Leads without spam; likewise the messages. */
  leads: number
  messages: number
}

/** How the site and the admin are doing. Days and months are in the time zone. */
export interface Overview {
  days: number
  timeZone: string
  /** When the waiting items were read, ISO 8601. */
  readAt: string
  /** When days, months, pages, and sources were counted, at most a minute earlier. */
  countedAt: string
  /** Every day of the period, oldest first. */
  byDay: DayCounts[]
  /** Views by month, oldest first: the last twelve months with any. */
  byMonth: Count[]
  /** The sites from which most visits of the period came, including `direct` and `other`. */
  sources: Count[]
  /** Totals of the same number of days before the period. Daily views are kept for about half a year. */
  before: { views: number; formViews: number; leads: number; messages: number }
  /** Leads of the period by the site that referred their visit, with the visits from that site. */
  leadSources: Conversion[]
  /** Leads of the period by the pages of their visit before the form, with those pages' views. */
  leadPages: Conversion[]
  campaigns: Count[]
  /** The most viewed addresses of the period. */
  pages: Count[]
  /** The most read published articles of the period. */
  articles: (Count & { slug: string })[]
  /** The views of the period, the views of the form among them, and the leads. */
  funnel: { views: number; formViews: number; leads: number }
  emails: {
    /** The oldest email still being tried; null if none is waiting. */
    oldestEnqueuedAt: string | null
    waiting: number
    failed: number
  }
  /** Outbox messages that are not completed, by job name: all of them, and those in the queue. */
  jobs: { name: string; promised: number; inQueue: number }[]
  /** A number above `countedUpTo` means more than that; likewise for messages. */
  leads: {
    new: number
    open: number
    overdue: number
    /** The next day on which answers are due, with how many of the open leads; null if no open lead is on time. */
    nextDue: { day: Day; count: number } | null
  }
  messages: { new: number; overdue: number }
  /** Suspected spam that nobody has looked at. */
  spam: { leads: number; messages: number }
  corrections: { new: number }
  /** Scheduled articles that were not published at their time, latest first, up to ten. */
  unpublished: { id: string; title: string; scheduled_at: string; problems: string[] }[]
  /** Articles due for review: how many, and the ten that are longest overdue. `review_by` is a day. */
  reviews: { due: number; articles: { id: string; title: string; review_by: string }[] }
  /** Endpoints that have been failing for at least `webhookFailingDays`. */
  webhooks: { failing: { id: string; description: string }[] }
  /** Source addresses that failed twice in a row. */
  sourceLinks: { gone: number }
}

/** What was received after a time, excluding spam, each up to 100. */
export interface Arrivals {
  leads: number
  messages: number
}

export const arrivalsQuery = z.object({ since: z.iso.datetime('Write a moment as ISO 8601.') })

export type ArrivalsQuery = z.output<typeof arrivalsQuery>
