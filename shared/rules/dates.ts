import { addDays } from '../business-days/local-day'
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

const nearestFirst = (a: { date: string }, b: { date: string }) => a.date.localeCompare(b.date)

const allDays = (rules: readonly Rule[]): RuleDate[] =>
  rules
    .flatMap(({ id, name, dates, exception }) => dates.map((day) => ({ id, name, ...day, exception })))
    .toSorted(nearestFirst)

const daysToAct = (rules: readonly Rule[]) => allDays(rules).filter(({ toDo }) => toDo)

/** All days from `today` on that require action, nearest first. */
export const datesAhead = (rules: readonly Rule[], today: string): RuleDate[] =>
  daysToAct(rules).filter(({ date }) => date >= today)

/** About six months, in days. */
const passedDays = 183

/** All days in the six months before `today`, latest first; nothing is left to do. */
export const datesPassed = (rules: readonly Rule[], today: string): RuleDate[] =>
  allDays(rules)
    .filter(({ date }) => date < today && date >= addDays(today, -passedDays))
    .map(({ id, name, date, what }) => ({ id, name, date, what }))
    .toReversed()

/** The days that require action, from `today` to so many days later, nearest first. */
export const datesWithin = (rules: readonly Rule[], today: string, days: number): RuleDate[] =>
  datesAhead(rules, today).filter(({ date }) => date <= addDays(today, days))

/** From December 15 a page speaks of what ends with the year. */
const noticeDays = 17

/** The next day of each rule that another sentence soon takes over from, for the rules that a text links to. */
export function endingSoon(rules: readonly Rule[], html: string, today: string): RuleDate[] {
  const ending = rules.filter(
    ({ id, after }) =>
      after && today < after.from && after.from <= addDays(today, noticeDays) && html.includes(`/rules#${id}"`),
  )
  return datesWithin(ending, today, noticeDays)
}

/** How many months are drawn at most. */
const monthsMax = 18

/** The months from `today` to the last of the dates, each with its days among them. */
export function monthsAhead(dates: readonly { date: string }[], today: string): { month: string; days: string[] }[] {
  const last = dates
    .map(({ date }) => date.slice(0, 7))
    .toSorted()
    .at(-1)
  if (!last) return []
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: monthsMax }, (_, index) => new Date(Date.UTC(year, month - 1 + index)).toISOString())
    .map((day) => day.slice(0, 7))
    .filter((one) => one <= last)
    .map((one) => ({
      month: one,
      days: [...new Set(dates.map(({ date }) => date).filter((date) => date.startsWith(one)))].toSorted(),
    }))
}

/** A rule's days from `today` on, nearest first. */
export const daysToCome = ({ dates }: Pick<Rule, 'dates'>, today: string) =>
  dates.filter(({ date }) => date >= today).toSorted(nearestFirst)

/**
 * The days whose rules an editor has to check again: they have passed since the rule was last checked, or are within the
 * given number of days.
 */
export function datesToReview(rules: readonly Rule[], today: string, withinDays: number): RuleDate[] {
  const horizon = addDays(today, withinDays)
  const unchecked = rules.map((rule) => ({ ...rule, dates: rule.dates.filter(({ date }) => date > rule.checked) }))
  return daysToAct(unchecked).filter(({ date }) => date <= horizon)
}
