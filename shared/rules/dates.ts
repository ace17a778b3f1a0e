import type { Rule } from '.'

/** A day on which a rule asks somebody to act. */
export interface RuleDate {
  id: string
  name: string
  date: string
  what: string
}

const dayMs = 24 * 60 * 60 * 1000

/** All days that ask somebody to act and that lay ahead when their rule was last looked at, the nearest first. */
export function datesAhead(rules: readonly Rule[]): RuleDate[] {
  return rules
    .flatMap(({ id, name, dates, checked }) =>
      dates.flatMap(({ date, what, acts }) => (acts && date > checked ? [{ id, name, date, what }] : [])),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/**
 * What an editor of the site has to look at again: days that have passed since their rule was last looked at, or come
 * within the given number of days. `today` is `YYYY-MM-DD`.
 */
export function datesToReview(rules: readonly Rule[], today: string, withinDays: number): RuleDate[] {
  const horizon = new Date(Date.parse(today) + withinDays * dayMs).toISOString().slice(0, 10)
  return datesAhead(rules).filter(({ date }) => date <= horizon)
}
