import type { ReactNode } from 'react'
import type { Rule } from '../../../shared/rules'
import { daysToCome } from '../../../shared/rules/dates'
import { counted } from '../../../shared/words'
import { Fold } from '../fold'
import { WholeWords } from '../whole-words'
import { Exception } from './exception'
import { RuleDay } from './rule-day'
import { Sources } from './sources'
import { StandingIcon } from './standing'

interface RuleRowProps {
  rule: Rule
  /** `YYYY-MM-DD` */
  today: string
  /** The day that the page names for all rules; a rule checked on another day says so. */
  checkedSince: string
}

/**
 * One rule as a closed row: state, name, sentence, next date. The rule's id is inside, so that a browser opens the row for
 * a link to it.
 */
export function RuleRow({ rule, today, checkedSince }: RuleRowProps) {
  const { id, name, sentence, standing, state } = rule
  const [next] = daysToCome(rule, today)
  return (
    <Fold
      className="rule"
      label={
        <>
          <span className="rule-state flex items-center gap-2 text-sm text-ink-soft">
            <StandingIcon standing={standing} />
            {state}
          </span>
          <h3 className="text-base">
            <WholeWords text={name} />
          </h3>
          <span className="rule-sentence">
            <WholeWords text={sentence} />
          </span>
          {next && (
            <span className="rule-next text-sm text-ink-soft">
              {'Next: '}
              <RuleDay date={next.date} strong />
            </span>
          )}
        </>
      }
    >
      <div id={id} className="rule-inside">
        <Points rule={rule} />
        <Fold label={counted(rule.sources.length, 'source')}>
          <Grounds rule={rule} ownDay={rule.checked !== checkedSince} />
        </Fold>
      </div>
    </Fold>
  )
}

function Points({ rule: { about, practice, exception, ask, byState } }: { rule: Rule }) {
  return (
    <dl>
      <Point title="What it is">
        <WholeWords text={about} />
      </Point>
      <Point title="What to do">
        <WholeWords text={practice} />
        <Exception of={exception} />
      </Point>
      <Point title="Ask a vendor">
        <WholeWords text={ask} />
      </Point>
      {byState && (
        <Point title="By state">
          <ul className="stack-1">
            {byState.map(({ state, what }) => (
              <li key={state}>
                <strong>{state}</strong>
                {': '}
                <WholeWords text={what} />
              </li>
            ))}
          </ul>
        </Point>
      )}
    </dl>
  )
}

function Point({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The sources, what we could not read, and the day of the last check if it is the rule's own. */
function Grounds({ rule: { sources, unread, checked }, ownDay }: { rule: Rule; ownDay: boolean }) {
  return (
    <div className="stack-2 pb-4 text-sm">
      <Sources sources={sources} />
      {unread && (
        <p>
          {'We could not read: '}
          <WholeWords text={unread} />
        </p>
      )}
      {ownDay && (
        <p className="text-ink-soft">
          {'Last checked on '}
          <RuleDay date={checked} />.
        </p>
      )}
    </div>
  )
}
