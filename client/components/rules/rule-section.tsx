import type { ReactNode } from 'react'
import type { Rule } from '../../../shared/rules'
import { splitDates } from '../../../shared/rules/dates'
import { Fold } from '../fold'
import { WholeWords } from '../whole-words'
import { RuleDay } from './rule-day'
import { Sources } from './sources'
import { StateTag } from './standing'

type Days = ReturnType<typeof splitDates>

interface RuleSectionProps {
  rule: Rule
  /** The day that the page names for all rules; a rule checked on another day says so. */
  lastChecked: string
}

/**
 * One rule: its state, its sentence, its next date, and everything else about it, which is collapsed on a phone unless
 * a link leads to the rule.
 */
export function RuleSection({ rule, lastChecked }: RuleSectionProps) {
  const { id, name, sentence } = rule
  const days = splitDates(rule)
  return (
    <section
      id={id}
      aria-labelledby={`${id}-name`}
      className="mt-6 scroll-mt-24 border-t border-line pt-6 sm:mt-8 lg:flex lg:gap-10"
    >
      <div className="shrink-0 lg:w-80">
        <h2 id={`${id}-name`} className="mb-3 text-xl">
          <WholeWords text={name} />
        </h2>
        <StateTag rule={rule} />
        <p className="mt-3">
          <WholeWords text={sentence} />
        </p>
        <NextDate {...days} />
      </div>
      <Fold narrow label="Duties, dates, and sources" className="mt-3 grow lg:mt-0">
        <Details rule={rule} days={days} isOlder={rule.checked !== lastChecked} />
      </Fold>
    </section>
  )
}

/** The next date of a rule, or its latest one if none is known. */
function NextDate({ ahead, passed }: Days) {
  const [one] = [...ahead, ...passed]
  if (!one) return null
  return (
    <p className="mt-3 text-sm">
      {ahead.length > 0 ? 'Next date ' : 'Latest date '}
      <RuleDay date={one.date} strong />
      {': '}
      <WholeWords text={one.what} />
    </p>
  )
}

function Details({ rule, days, isOlder }: { rule: Rule; days: Days; isOlder: boolean }) {
  const { practice, system, byState, unread, sources, checked } = rule
  return (
    <div className="rule-parts">
      <div>
        <Part title="What it requires of a practice">
          <p>
            <WholeWords text={practice} />
          </p>
        </Part>
        <Part title="What it requires of the EMR">
          <p>
            <WholeWords text={system} />
          </p>
        </Part>
        {byState && <States byState={byState} />}
      </div>
      <div>
        <Part title="Dates">
          <ul className="stack-1">
            {[...days.ahead, ...days.passed].map(({ date, what }) => (
              <li key={`${date} ${what}`}>
                <RuleDay date={date} strong={date > checked} />
                {': '}
                <WholeWords text={what} />
              </li>
            ))}
          </ul>
        </Part>
        <Part title="Sources">
          <Sources sources={sources} />
          {isOlder && (
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
    <div className="mb-5 break-inside-avoid">
      <h3>{title}</h3>
      <div className="mt-1">{children}</div>
    </div>
  )
}
