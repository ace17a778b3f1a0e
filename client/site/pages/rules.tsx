import { useLoaderData } from 'react-router'
import { checkedSince, rulesOn } from '../../../shared/rules'
import { datesAhead, datesPassed } from '../../../shared/rules/dates'
import { today } from '../../../shared/rules/today'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { Calendar } from '../../components/rules/calendar'
import { RuleDay } from '../../components/rules/rule-day'
import { RuleLinks } from '../../components/rules/rule-links'
import { RuleSection } from '../../components/rules/rule-section'

/** The tracked rules with their states, dates, and sources, as they stand today. */
export const loader = () => async () => {
  const day = today()
  const rules = rulesOn(day)
  return { rules, day, checked: checkedSince(), ahead: datesAhead(rules, day), passed: datesPassed(rules, day) }
}

export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Rules for Behavioral Health Records"
        description="Part 2, DEA telehealth, Medicare, HIPAA, parity, prior authorization, and more: what each rule means for a practice and its EMR, with dates and sources."
        path="/rules"
      />
      <Breadcrumbs trail={[{ label: 'Rules', to: '/rules' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Rules we track</h1>
        <p className="mt-5 max-w-2xl text-xl leading-normal text-ink-soft">
          What each rule means for a practice and what to look for in its EMR, each last checked for updates on{' '}
          <RuleDay date={data.checked} />, or later.
        </p>
        <p className="mt-4 text-ink-soft">
          This is not legal advice. "Must" marks a duty; the rest is our suggestion. Your state may require more. "Read
          in" names the page that we read instead of the official text.
        </p>
        <Calendar ahead={data.ahead} passed={data.passed} />
        <RuleLinks rules={data.rules} />
        {data.rules.map((rule) => (
          <RuleSection key={rule.id} rule={rule} today={data.day} checkedSince={data.checked} />
        ))}
      </Container>
    </>
  )
}
