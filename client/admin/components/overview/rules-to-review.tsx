import { rules } from '../../../../shared/rules'
import { datesToReview } from '../../../../shared/rules/dates'
import { RuleDay } from '../../../components/rules/rule-day'
import { Section } from '../submissions/section'

/** How long before a rule's date its text is due for a check. */
const noticeDays = 60

/** Dates of tracked rules that have passed since the last check or are near; renders nothing if there are none. */
export function RulesToReview({ countedAt }: { countedAt: string }) {
  const due = datesToReview(rules, countedAt.slice(0, 10), noticeDays)
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
