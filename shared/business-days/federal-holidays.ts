import { addDays, type Day, weekdayOf } from './local-day'

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
