import { useLoaderData } from 'react-router'
import { lastChecked, rules } from '../../../shared/rules'
import { datesAhead } from '../../../shared/rules/dates'
import { Breadcrumbs } from '../../components/breadcrumbs'
import { Container } from '../../components/container'
import { PageMeta } from '../../components/page-meta'
import { RuleDay, RuleSection } from '../../components/rules/rule-section'
import { WholeWords } from '../../components/whole-words'

/** The tracked rules with their states, dates, and sources. */
export const loader = () => async () => ({ rules, checked: lastChecked(), ahead: datesAhead(rules) })

export function Component() {
  const data = useLoaderData<ReturnType<typeof loader>>()
  return (
    <>
      <PageMeta
        title="Rules for Behavioral Health Records"
        description="Part 2, DEA telehealth, Medicare, HIPAA, parity, prior authorization, and more: what each rule requires of a practice and its EMR, with dates and sources."
        path="/rules"
      />
      <Breadcrumbs trail={[{ label: 'Rules', to: '/rules' }]} />
      <Container className="pb-20">
        <h1 className="text-5xl">Rules we track</h1>
        <p className="mt-3 text-ink-soft">
          What each rule requires of a behavioral health practice and its EMR, whether it is in force, and where we read
          that. Every guide and article on this site quotes these rules from here. We last checked on{' '}
          <RuleDay date={data.checked} />. This is not legal advice. Rules change between our checks, and your state may
          require more.
        </p>
        <Ahead dates={data.ahead} />
        <nav aria-labelledby="all-rules" className="mt-10">
          <h2 id="all-rules" className="text-xl">
            All rules
          </h2>
          <ul className="mt-3 gap-x-10 sm:columns-2">
            {data.rules.map(({ id, name, state }) => (
              <li key={id} className="break-inside-avoid py-1">
                <a href={`#${id}`} className="link">
                  <WholeWords text={name} />
                </a>
                <span className="text-ink-soft">{`: ${state}`}</span>
              </li>
            ))}
          </ul>
        </nav>
        {data.rules.map((rule) => (
          <RuleSection key={rule.id} rule={rule} />
        ))}
      </Container>
    </>
  )
}

function Ahead({ dates }: { dates: ReturnType<typeof datesAhead> }) {
  return (
    <section aria-labelledby="calendar" className="mt-10">
      <h2 id="calendar" className="text-xl">
        Dates for your calendar
      </h2>
      <ul className="mt-3 stack-2">
        {dates.map(({ id, name, date, what }) => (
          <li key={`${id} ${date}`}>
            <RuleDay date={date} strong />
            {': '}
            <WholeWords text={what} />
            {' ('}
            <a href={`#${id}`} className="link">
              {name}
            </a>
            )
          </li>
        ))}
      </ul>
    </section>
  )
}
