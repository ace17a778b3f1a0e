import { rules } from '../../../shared/rules'
import { endingSoon, type RuleDate } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { TextLink } from '../text-link'
import { RuleDay } from './rule-day'

/** What soon changes of the rules that a text links to; nothing for most texts on most days. */
export const SoonChanging = ({ html }: { html: string }) => <SoonDates dates={endingSoon(rules, html, today())} />

export function SoonDates({ dates }: { dates: readonly RuleDate[] }) {
  if (dates.length === 0) return null
  return (
    <ul className="no-print mb-8 stack-1 rounded-xl bg-mark px-4 py-3">
      {dates.map(({ id, date, what }) => (
        <li key={id}>
          <RuleDay date={date} strong />
          {': '}
          <TextLink href={`/rules#${id}`}>{what}</TextLink>
        </li>
      ))}
    </ul>
  )
}
