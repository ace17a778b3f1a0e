import type { Rule } from '.'

/** A day on which a rule requires somebody to act. */
export interface RuleDate {
  id: string
  name: string
  date: string
  what: string
}

const dayMs = 24 * 60 * 60 * 1000

/** All days that require action and were in the future when their rule was last checked, nearest first. */
export function datesAhead(rules: readonly Rule[]): RuleDate[] {
  return rules
    .flatMap(({ id, name, dates, checked }) =>
      dates.flatMap(({ date, what, acts }) => (acts && date > checked ? [{ id, name, date, what }] : [])),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/**
 * The days whose rules an editor has to check again: they have passed since the last check, or are within the given
 * number of days. `today` is `YYYY-MM-DD`.
 */
export function datesToReview(rules: readonly Rule[], today: string, withinDays: number): RuleDate[] {
  const horizon = new Date(Date.parse(today) + withinDays * dayMs).toISOString().slice(0, 10)
  return datesAhead(rules).filter(({ date }) => date <= horizon)
}
