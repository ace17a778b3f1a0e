import type { RuleDate } from '../../../../shared/rules/dates'
import { RuleDay } from '../../../components/rules/rule-day'
import { Section } from '../submissions/section'

/** Dates of tracked rules that have passed since the last check or are near; renders nothing if there are none. */
export function RulesToReview({ due }: { due: readonly RuleDate[] }) {
  if (due.length === 0) return null
  return (
    <Section id="rules" title="Rules to review">
      <p>
        Read each rule at its source. If it has changed, tell your developer; the next release updates every page that
        quotes it.
      </p>
      <ul className="mt-3 list-disc stack-1 pl-5">
        {due.map(({ id, name, date, what }) => (
          <li key={`${id} ${date}`}>
            <a href={`/rules#${id}`} className="link">
              {name}
            </a>
            : {what}, <RuleDay date={date} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
