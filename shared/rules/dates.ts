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

const nearestFirst = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date)

/** All days from `today` on that require action, nearest first. */
export const datesAhead = (rules: readonly Rule[], today: string): RuleDate[] =>
  daysToAct(rules).filter(({ date }) => date >= today)

function daysToAct(rules: readonly Rule[]): RuleDate[] {
  return rules
    .flatMap(({ id, name, dates, exception }) =>
      dates.flatMap(({ date, what, toDo }) => (toDo ? [{ id, name, date, what, toDo, exception }] : [])),
    )
    .toSorted(nearestFirst)
}

/** All days in the 12 months before `today`, latest first. */
export function datesPassed(rules: readonly Rule[], today: string): RuleDate[] {
  return rules
    .flatMap(({ id, name, dates }) =>
      dates.flatMap(({ date, what }) => (date < today && date >= yearBefore(today) ? [{ id, name, date, what }] : [])),
    )
    .toSorted(nearestFirst)
    .toReversed()
}

/** `2025-11-22` for `2026-11-22`, to be compared with other days. */
const yearBefore = (date: string) => `${Number(date.slice(0, 4)) - 1}${date.slice(4)}`

/** A rule's days from `today` on, nearest first. */
export const daysToCome = ({ dates }: Pick<Rule, 'dates'>, today: string) =>
  dates.filter(({ date }) => date >= today).toSorted(nearestFirst)

/**
 * The days whose rules an editor has to check again: they have passed since the rule was last checked, or are within the
 * given number of days.
 */
export function datesToReview(rules: readonly Rule[], today: string, withinDays: number): RuleDate[] {
  const horizon = new Date(Date.parse(today) + withinDays * dayMs).toISOString().slice(0, 10)
  const unchecked = rules.map((rule) => ({ ...rule, dates: rule.dates.filter(({ date }) => date > rule.checked) }))
  return daysToAct(unchecked).filter(({ date }) => date <= horizon)
}
