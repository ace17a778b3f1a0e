import { rules } from '../../../shared/rules'
import { endingSoon } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { RuleDay } from './rule-day'

/** What soon changes of the rules that a text links to; nothing for most texts on most days. */
export function SoonChanging({ html }: { html: string }) {
  const dates = endingSoon(rules, html, today())
  if (dates.length === 0) return null
  return (
    <ul className="no-print mb-8 stack-1 rounded-xl bg-mark px-4 py-3">
      {dates.map(({ id, date, what }) => (
        <li key={id}>
          <RuleDay date={date} strong />
          {': '}
          <a href={`/rules#${id}`} className="link">
            {what}
          </a>
        </li>
      ))}
    </ul>
  )
}
