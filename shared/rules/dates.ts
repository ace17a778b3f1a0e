import type { Rule } from '.'

/** A day in the life of a rule, with what the practice does before it, if somebody has to act. */
export interface RuleDate {
  id: string
  name: string
  date: string
  what: string
  toDo?: string | undefined
  /** What to do is not for the cases of this other rule. */
  exception?: Rule['exception']
}

const dayMs = 24 * 60 * 60 * 1000

/** All days that require action and were in the future when their rule was last checked, nearest first. */
export function datesAhead(rules: readonly Rule[]): RuleDate[] {
  return rules
    .flatMap(({ id, name, dates, exception, checked }) =>
      dates.flatMap(({ date, what, toDo }) =>
        toDo && date > checked ? [{ id, name, date, what, toDo, exception }] : [],
      ),
    )
    .toSorted((a, b) => a.date.localeCompare(b.date))
}

/** All days in the 12 months before their rule was last checked, latest first. */
export function datesPassed(rules: readonly Rule[]): RuleDate[] {
  return rules
    .flatMap(({ id, name, dates, checked }) =>
      dates.flatMap(({ date, what }) =>
        date <= checked && date > yearBefore(checked) ? [{ id, name, date, what }] : [],
      ),
    )
    .toSorted((a, b) => b.date.localeCompare(a.date))
}

/** `2025-11-22` for `2026-11-22`, to be compared with other days. */
const yearBefore = (date: string) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`

/**
 * A rule's days as one reads them on the day of the last check: those to come, nearest first, and those that have
 * passed, latest first.
 */
export function splitDates({ dates, checked }: Pick<Rule, 'dates' | 'checked'>) {
  const sorted = dates.toSorted((a, b) => a.date.localeCompare(b.date))
  return {
    ahead: sorted.filter(({ date }) => date > checked),
    passed: sorted.filter(({ date }) => date <= checked).toReversed(),
  }
}

/**
 * The days whose rules an editor has to check again: they have passed since the last check, or are within the given
 * number of days. `today` is `YYYY-MM-DD`.
 */
export function datesToReview(rules: readonly Rule[], today: string, withinDays: number): RuleDate[] {
  const horizon = new Date(Date.parse(today) + withinDays * dayMs).toISOString().slice(0, 10)
  return datesAhead(rules).filter(({ date }) => date <= horizon)
}
