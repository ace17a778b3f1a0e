import { addDays, type Day, dayOf, startOfDay, weekdayOf } from './local-day'

export { type Day, dayOf, isDay, isTimeZone } from './local-day'

/** The entry in `holidays` that stands for all US federal holidays of every year. */
export const usFederal = 'us-federal'

/** When people work: Monday to Friday in their time zone, except holidays. */
export interface BusinessCalendar {
  timeZone: string
  /** Days as `YYYY-MM-DD`, and `us-federal`. */
  holidays: readonly string[]
}

/** The due day: the given number of business days after the day of receipt. */
export function dueDay(received: Date, days: number, calendar: BusinessCalendar): Day {
  return businessDaysAfter(dayOf(received, calendar.timeZone), days, calendar)
}

/** The time before which open submissions must have been received to be overdue now. The inverse of `dueDay`. */
export function overdueBefore(now: Date, days: number, calendar: BusinessCalendar): Date {
  const today = dayOf(now, calendar.timeZone)
  let day = today
  while (businessDaysAfter(addDays(day, -1), days, calendar) >= today) day = addDays(day, -1)
  return startOfDay(day, calendar.timeZone)
}

function businessDaysAfter(day: Day, days: number, calendar: BusinessCalendar): Day {
  let last = day
  for (let left = days; left > 0; ) {
    last = addDays(last, 1)
    if (isBusinessDay(last, calendar)) left -= 1
  }
  return last
}

function isBusinessDay(day: Day, { holidays }: BusinessCalendar): boolean {
  const weekday = weekdayOf(day)
  if (weekday === 0 || weekday === 6 || holidays.includes(day)) return false
  return !(holidays.includes(usFederal) && isFederalHoliday(day))
}

function isFederalHoliday(day: Day): boolean {
  const year = Number(day.slice(0, 4))
  return [year, year + 1].some((one) => federalHolidays(one).includes(day))
}

const monday = 1
const thursday = 4

/**
 * The days of a year on which the US federal government is closed: its eleven holidays as observed, on the Friday
 * before a Saturday and the Monday after a Sunday. New Year's Day can therefore be observed in December of the year
 * before.
 */
export function federalHolidays(year: number): Day[] {
  return [
    observed(`${year}-01-01`),
    nth(3, monday, year, 1),
    nth(3, monday, year, 2),
    addDays(nth(1, monday, year, 6), -7),
    observed(`${year}-06-19`),
    observed(`${year}-07-04`),
    nth(1, monday, year, 9),
    nth(2, monday, year, 10),
    observed(`${year}-11-11`),
    nth(4, thursday, year, 11),
    observed(`${year}-12-25`),
  ]
}

function observed(day: Day): Day {
  const shift: Record<number, number> = { 6: -1, 0: 1 }
  return addDays(day, shift[weekdayOf(day)] ?? 0)
}

/** The nth weekday of its kind in a month. */
function nth(n: number, weekday: number, year: number, month: number): Day {
  const first = `${year}-${String(month).padStart(2, '0')}-01`
  return addDays(first, ((weekday - weekdayOf(first) + 7) % 7) + (n - 1) * 7)
}
