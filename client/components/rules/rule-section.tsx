import type { ReactNode } from 'react'
import type { Rule } from '../../../shared/rules'
import { daysToCome } from '../../../shared/rules/dates'
import { Fold } from '../fold'
import { WholeWords } from '../whole-words'
import { Exception } from './exception'
import { RuleDay } from './rule-day'
import { Sources } from './sources'
import { StateTag } from './standing'

interface RuleSectionProps {
  rule: Rule
  /** `YYYY-MM-DD` */
  today: string
  /** The day that the page names for all rules; a rule checked on another day says so. */
  checkedSince: string
}

/**
 * One rule: its state, its sentence, its dates to come, and everything else about it, which is collapsed on a phone unless
 * a link leads to the rule.
 */
export function RuleSection({ rule, today, checkedSince }: RuleSectionProps) {
  const { id, name, sentence } = rule
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
        {daysToCome(rule, today).map(({ date, what }) => (
          <p key={date} className="mt-3 text-sm">
            <RuleDay date={date} strong />
            {': '}
            <WholeWords text={what} />
          </p>
        ))}
      </div>
      <Fold narrow label="Details and sources">
        <Details rule={rule} ownDay={rule.checked !== checkedSince} />
      </Fold>
      <a href="#all-rules" className="no-print link inline-block py-1 text-sm">
        All rules
      </a>
    </section>
  )
}

function Details({ rule, ownDay }: { rule: Rule; ownDay: boolean }) {
  const { practice, system, exception, byState, unread, sources, checked } = rule
  return (
    <div className="rule-parts">
      <div>
        <Part title="For your practice">
          <p>
            <WholeWords text={practice} />
            <Exception of={exception} />
          </p>
        </Part>
        <Part title="In the EMR">
          <p>
            <WholeWords text={system} />
          </p>
        </Part>
        {byState && <States byState={byState} />}
      </div>
      <div>
        <Part title="Sources">
          <Sources sources={sources} />
          {ownDay && (
            <p className="mt-2 text-sm text-ink-soft">
              {'Last checked on '}
              <RuleDay date={checked} />.
            </p>
          )}
        </Part>
        {unread && (
          <Part title="Not read">
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
    <Part title="By state, as far as we could confirm">
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
