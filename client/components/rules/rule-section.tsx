import type { ReactNode } from 'react'
import type { Rule } from '../../../shared/rules'
import { splitDates } from '../../../shared/rules/dates'
import { Fold } from '../fold'
import { WholeWords } from '../whole-words'
import { Exception } from './exception'
import { RuleDay } from './rule-day'
import { Sources } from './sources'
import { StateTag } from './standing'

type DaysOfRule = ReturnType<typeof splitDates>

interface RuleSectionProps {
  rule: Rule
  /** `YYYY-MM-DD` */
  today: string
  /** The day that the page names for all rules; a rule checked on another day says so. */
  checkedSince: string
}

/**
 * One rule: its state, its sentence, its next date if there is one, and everything else about it, which is collapsed on a
 * phone unless a link leads to the rule.
 */
export function RuleSection({ rule, today, checkedSince }: RuleSectionProps) {
  const { id, name, sentence } = rule
  const days = splitDates(rule, today)
  const [next] = days.ahead
  return (
    <section id={id} className="rule mt-6 scroll-mt-24 border-t border-line pt-6 sm:mt-8">
      <div className="print:break-inside-avoid">
        <h2 className="mb-3 text-xl">
          <WholeWords text={name} />
        </h2>
        <StateTag rule={rule} />
        <p className="mt-3">
          <WholeWords text={sentence} />
        </p>
        {next && (
          <p className="mt-3 text-sm">
            {'Next date '}
            <RuleDay date={next.date} strong />
            {': '}
            <WholeWords text={next.what} />
          </p>
        )}
      </div>
      <Fold narrow label="Details, dates, and sources">
        <Details rule={rule} days={days} ownDay={rule.checked !== checkedSince} />
      </Fold>
      <a href="#all-rules" className="no-print link inline-block py-1 text-sm">
        Back to all rules
      </a>
    </section>
  )
}

function Details({ rule, days, ownDay }: { rule: Rule; days: DaysOfRule; ownDay: boolean }) {
  const { practice, system, exception, byState, unread, sources, checked } = rule
  return (
    <div className="rule-parts">
      <div>
        <Part title="What it means for a practice">
          <p>
            <WholeWords text={practice} />
            <Exception of={exception} />
          </p>
        </Part>
        <Part title="What to look for in the EMR">
          <p>
            <WholeWords text={system} />
          </p>
        </Part>
        {byState && <States byState={byState} />}
      </div>
      <div>
        <Part title="Dates">
          <Days title="To come" dates={days.ahead} />
          <Days title={days.ahead.length > 0 ? 'Past' : undefined} dates={days.passed} />
        </Part>
        <Part title="Sources">
          <Sources sources={sources} />
          {ownDay && (
            <p className="mt-2 text-sm text-ink-soft">
              {'As of '}
              <RuleDay date={checked} />, when we last checked for updates.
            </p>
          )}
        </Part>
        {unread && (
          <Part title="What we could not check">
            <p>
              <WholeWords text={unread} />
            </p>
          </Part>
        )}
      </div>
    </div>
  )
}

interface DaysProps {
  /** Absent if the rule has no other days, whose label would tell them apart. */
  title: string | undefined
  dates: DaysOfRule['ahead']
}

function Days({ title, dates }: DaysProps) {
  if (dates.length === 0) return null
  return (
    <>
      {title && <h4>{title}</h4>}
      <ul className="stack-1">
        {dates.map(({ date, what }) => (
          <li key={`${date} ${what}`}>
            <RuleDay date={date} />
            {': '}
            <WholeWords text={what} />
          </li>
        ))}
      </ul>
    </>
  )
}

function States({ byState }: { byState: NonNullable<Rule['byState']> }) {
  return (
    <Part title="State by state, as far as we could confirm">
      <ul className="stack-1">
        {byState.map(({ state, what }) => (
          <li key={state}>
            <strong>{state}</strong>
            {': '}
            <WholeWords text={what} />
          </li>
        ))}
      </ul>
    </Part>
  )
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <>
      <h3>{title}</h3>
      <div className="mt-1 mb-5">{children}</div>
    </>
  )
}
