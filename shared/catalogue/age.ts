import type { Source } from './evidence'
import { fieldOf } from './fields'

/** After this many days without another reading, a value from a page without a date is old. */
const rereadDaysMax = 180

const dayMs = 24 * 60 * 60 * 1000

/**
 * Why a value is old, in words for the label of its basis; undefined if it is not. It is old by the date that its page
 * bears, otherwise by the day on which we read it.
 * @param field the key of its field, whose row says how long a dated page holds
 */
export function ageOf({ dated, read }: Pick<Source, 'dated' | 'read'>, field: string, now: Date): string | undefined {
  const pageDays = fieldOf(field)?.pageDays ?? 365
  const [since, days] = dated ? [lastDay(dated), pageDays] : [Date.parse(read), rereadDaysMax]
  if (now.getTime() - since <= days * dayMs) return undefined
  return dated ? `page over ${days < 365 ? `${days} days` : 'a year'} old` : `not rechecked for ${days} days`
}

/** The last day of a year or month: a page dated `2026` may be from its end. */
function lastDay(date: string): number {
  const [year = 0, month = 12, day] = date.split('-').map(Number)
  return day === undefined ? Date.UTC(year, month, 0) : Date.UTC(year, month - 1, day)
}
