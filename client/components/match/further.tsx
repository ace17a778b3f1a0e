import type { ReactNode } from 'react'
import { factPath } from '../../../shared/catalogue/mark'
import type { MatchAnswer } from '../../../shared/match/terms/answer'
import { counted, dollarRange, listed } from '../../../shared/words'
import { Fold } from '../fold'
import { TextLink } from '../text-link'
import { WholeWords } from '../whole-words'
import { ElsewhereList } from './elsewhere-list'
import { understood } from './words'

/** What stands behind the answer, each part behind a button. */
export function Further({ answer }: { answer: MatchAnswer }) {
  const { picks, excluded, elsewhere } = answer
  const priced = picks.filter(({ cost }) => cost.length > 0)
  const asked = picks.filter(({ ask }) => ask.length > 0)
  return (
    <div className="no-print mt-8 border-t border-line">
      <Part id="how" label="Why these">
        <How answer={answer} />
      </Part>
      {excluded.length > 0 && (
        <Part id="left-out" label={`${counted(excluded.length, 'system')} left out, and why`}>
          <LeftOut answer={answer} />
        </Part>
      )}
      {priced.length > 0 && (
        <Part id="cost" label="Cost over five years">
          <Costs picks={priced} />
        </Part>
      )}
      {asked.length > 0 && (
        <Part id="ask" label="All questions to ask">
          {asked.map(({ id, name, ask }) => (
            <div key={id}>
              <h3 className="font-semibold">{name}</h3>
              <List lines={ask} />
            </div>
          ))}
        </Part>
      )}
      {picks.length > 0 && elsewhere.length > 0 && (
        <Part id="elsewhere" label="Systems that we have not reviewed">
          <ElsewhereList systems={elsewhere} />
        </Part>
      )}
    </div>
  )
}

function Part({ id, label, children }: { id: string; label: string; children: ReactNode }) {
  return (
    <Fold id={id} label={<span className="font-semibold">{label}</span>} className="border-b border-line">
      <div className="stack-3 pb-4">{children}</div>
    </Fold>
  )
}

function List({ lines }: { lines: readonly string[] }) {
  return (
    <ul className="mt-1 list-disc stack-1 pl-5">
      {lines.map((line) => (
        <li key={line}>
          <WholeWords text={line} />
        </li>
      ))}
    </ul>
  )
}

function How({ answer: { readBack, picks, kind, version, dataVersion } }: { answer: MatchAnswer }) {
  const lines = understood(readBack)
  return (
    <>
      {picks.length > 0 && kind && (
        <p>
          <WholeWords text={kind.text} />
        </p>
      )}
      {lines.length > 0 && (
        <dl className="grid grid-cols-[7rem_1fr] gap-x-4 gap-y-1">
          {lines.map(({ key, term, words }) => (
            <div key={key} className="contents">
              <dt className="text-ink-soft">{term}</dt>
              <dd>
                {words}
                {readBack.origins[key] === 'read' && (
                  <span className="text-ink-soft">{` (if we read "${readBack.quotes[key] ?? words}" right)`}</span>
                )}
              </dd>
            </div>
          ))}
        </dl>
      )}
      <p>
        A system is left out if it is not made for your kind of organization or your size, is known to lack a must-have,
        or is one that you do not want. The others are ordered by the must-haves that we know they have, then by what
        you would like, your budget, how much we do not know, whether a price has a source, and how surely your size
        fits. Whether a vendor pays us changes nothing.
      </p>
      <p className="text-sm text-ink-soft">
        {`Rules of ${version}, catalogue ${dataVersion}. `}
        <TextLink href="/methodology">Methodology</TextLink>
      </p>
    </>
  )
}

function LeftOut({ answer: { excluded } }: { answer: MatchAnswer }) {
  return (
    <ul className="list-disc stack-1 pl-5">
      {excluded.map(({ id, name, reason, facts: [fact] }) => (
        <li key={id}>
          <TextLink href={fact ? factPath(fact.vendor, fact.field) : `/emr/${id}`}>{name}</TextLink>
          {': '}
          <WholeWords text={reason} />
        </li>
      ))}
    </ul>
  )
}

function Costs({ picks }: { picks: MatchAnswer['picks'] }) {
  return picks.map(({ id, name, cost }) => (
    <div key={id}>
      <h3 className="font-semibold">{name}</h3>
      <dl className="mt-1 grid grid-cols-[7rem_1fr] gap-x-4 figures">
        {cost.map(({ years, ...range }) => (
          <div key={years} className="contents">
            <dt className="text-ink-soft">{years === 1 ? 'One year' : `${years} years`}</dt>
            <dd>{dollarRange(range)}</dd>
          </div>
        ))}
      </dl>
      {cost[0] && (
        <p className="mt-1 text-sm text-ink-soft">
          <WholeWords text={`${cost[0].assumptions.join('. ')}. Not included: ${listed(cost[0].leftOut)}.`} />
        </p>
      )}
    </div>
  ))
}
