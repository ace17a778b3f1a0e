import { longDate } from '../../../shared/dates'

/** A date of the calendar in words, on one line. */
export function RuleDay({ date, strong = false }: { date: string; strong?: boolean }) {
  return (
    <time dateTime={date} className={strong ? 'unbroken font-semibold' : 'unbroken'}>
      {ruleDay(date)}
    </time>
  )
}

/** `January 1, 2028` for `2028-01-01`. */
export const ruleDay = (date: string) => longDate(`${date}T12:00:00Z`, 'UTC')
