import { useLoaderData } from 'react-router'
import { checkedSince, type Rule, rulesOn, type Standing, standings } from '../../../shared/rules'
import { datesAhead, datesPassed } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { Calendar } from '../../components/rules/calendar'
import { RuleDay } from '../../components/rules/rule-day'
import { RuleRow } from '../../components/rules/rule-row'
import { looks } from '../../components/rules/standing'
import { SitePage } from '../../components/site-page'
import { Titled } from '../../components/titled'

/** The tracked rules with their states, dates, and sources, as they stand today. */
export const loader = () => async () => {
  const day = today()
  const rules = rulesOn(day)
  return { rules, day, checked: checkedSince(), ahead: datesAhead(rules, day), passed: datesPassed(rules, day) }
}

export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>()
  return (
    <SitePage
      title="Rules for Behavioral Health Records"
      description="Part 2, DEA telehealth, Medicare, HIPAA, parity, prior authorization, and more: what each rule means for a practice and its EMR, with dates and sources."
      path="/rules"
      label="Rules"
      heading="Rules we track"
    >
      <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">
        What changes, when, and what to ask a vendor.
      </p>
      <p className="mt-4 text-ink-soft">
        This is not legal advice, and your state may ask for more. "Must" marks a duty. The rest is advice. Each rule
        was last checked on <RuleDay date={data.checked} />, or later.
      </p>
      <Calendar today={data.day} ahead={data.ahead} passed={data.passed} />
      {standings.map((standing) => (
        <Group key={standing} standing={standing} {...data} />
      ))}
    </SitePage>
  )
}

interface GroupProps {
  standing: Standing
  rules: readonly Rule[]
  day: string
  checked: string
}

function Group({ standing, rules, day, checked }: GroupProps) {
  const own = rules.filter((rule) => rule.standing === standing)
  if (own.length === 0) return null
  const id = standing.replace(' ', '-')
  return (
    <Titled id={id} title={looks[standing].title} className="mt-10">
      <div className="mt-2 rows border-y border-line">
        {own.map((rule) => (
          <RuleRow key={rule.id} rule={rule} today={day} checkedSince={checked} />
        ))}
      </div>
    </Titled>
  )
}
