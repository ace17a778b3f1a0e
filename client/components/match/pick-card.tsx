import type { CostOverYears } from '../../../shared/cost/over-years'
import type { Pick } from '../../../shared/match/pick'
import { dollarRange, listed } from '../../../shared/words'
import { WholeWords } from '../whole-words'
import { Against } from './against'
import { Block } from './block'
import { type Labels, Marks, Statements } from './statements'

interface PickCardProps {
  pick: Pick
  /** Its place, where the order means something. */
  place?: number | undefined
  labels: Labels
  /** How its score adds up. */
  points: string
  /** How firm the order is; said once, at the first pick. */
  trials?: string
}

/**
 * A pick with its reasons, what speaks against it, what to ask, and its cost. What we do not know has no part of its
 * own: the questions cover it.
 */
export function PickCard({ pick, place, labels, points, trials }: PickCardProps) {
  const { id, name, soldAs, score, reasons, cost, ownFigure } = pick
  const ask = [...pick.ask, ...pick.askToo]
  return (
    <article aria-labelledby={`pick-${id}`} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`pick-${id}`} className="text-xl">
          {place !== undefined && `${place}. `}
          <a href={`/emr/${id}`} className="link">
            {name}
          </a>
        </h3>
        <p className="font-semibold figures">{`${score} of 100`}</p>
      </div>
      {soldAs && <p className="text-sm text-ink-soft">{`Sold as ${soldAs} today`}</p>}
      <p className="mt-1 text-sm text-ink-soft">{points}</p>
      {trials && <p className="mt-1 text-sm text-ink-soft">{trials}</p>}
      <div className="match-blocks">
        <Block title="Why it fits">
          {reasons.length > 0 ? (
            <Statements statements={reasons} labels={labels} />
          ) : (
            <p>Nothing that a source confirms.</p>
          )}
        </Block>
        <Against pick={pick} labels={labels} />
        {ask.length > 0 && (
          <Block title={`What to ask ${name}`}>
            <ul className="list-disc stack-1 pl-5">
              {ask.map((question) => (
                <li key={question}>
                  <WholeWords text={question} />
                </li>
              ))}
            </ul>
          </Block>
        )}
        <Block title="Cost">
          {ownFigure ? (
            <p>
              <WholeWords text={ownFigure.text} />
              <Marks facts={ownFigure.facts} labels={labels} />
            </p>
          ) : (
            <Cost cost={cost} />
          )}
        </Block>
      </div>
    </article>
  )
}

function Cost({ cost }: { cost: readonly CostOverYears[] }) {
  const first = cost[0]
  if (!first) return null
  return (
    <>
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 figures">
        {cost.map(({ years, ...range }) => (
          <div key={years} className="contents">
            <dt className="text-ink-soft">{years === 1 ? 'First year' : `${years} years`}</dt>
            <dd className="font-medium whitespace-nowrap">{dollarRange(range)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {`${first.assumptions.join('. ')}. Not included: ${listed(first.leftOut)}.`}
      </p>
    </>
  )
}
