import { addDays } from '../../shared/business-days/local-day'
import { shortDay } from '../../shared/dates'

/** When an answer is due, on time until that day's end. Days are `YYYY-MM-DD` in the operator's time zone. */
export function dueWords(dueDay: string, today: string, overdue: boolean): string {
  if (overdue) return dueDay === addDays(today, -1) ? 'Was due yesterday' : `Was due ${shortDay(dueDay)}`
  if (dueDay === today) return 'Due today'
  return dueDay === addDays(today, 1) ? 'Due tomorrow' : `Due ${shortDay(dueDay)}`
}
