import { Link } from 'react-router-dom'
import type { Basis } from '../../../shared/match/candidate'
import type { CostOverYears } from '../../../shared/match/cost'
import type { Statement } from '../../../shared/match/criteria/criterion'
import type { Pick } from '../../../shared/match/match'
import { dollarRange, listed } from '../../../shared/words'
import { Card } from '../card'

/** A pick with all that speaks for it, against it, and what nobody knows yet. */
export function PickCard({ pick, place }: { pick: Pick; place: number }) {
  const { id, name, score, share, reasons, against, ask, cost } = pick
  return (
    <Card className="p-6">
      <h3 className="text-xl font-semibold tracking-tight">
        {`${place}. `}
        <Link to={`/emr/${id}`} className="hover:text-accent hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-1 text-ink-soft">
        {`${score} of 100. First in ${Math.round(share * 100)} % of 2,000 other weightings and answers to what is unknown.`}
      </p>
      <Statements title="What speaks for it" statements={reasons} />
      <Statements title="What to weigh" statements={against} />
      <Cost cost={cost} />
      {ask.length > 0 && <Lines title={`Ask ${name}`} lines={ask} />}
    </Card>
  )
}

const basisWords: Record<Basis, string> = {
  spec: 'Our figure',
  sourced: 'Source',
  unverified: 'Unverified',
  unknown: 'Not verified',
  'not-applicable': 'Does not apply',
}

/** Each sentence with links to the facts that it rests on. */
function Statements({ title, statements }: { title: string; statements: readonly Statement[] }) {
  if (statements.length === 0) return null
  return (
    <>
      <h4 className="mt-5 font-semibold">{title}</h4>
      <ul className="mt-2 list-disc pl-5">
        {statements.map(({ text, facts }) => (
          <li key={text}>
            {text}{' '}
            {facts.map(({ vendor, field, basis }) => (
              <span key={field}>
                <Link to={`/emr/${vendor}#${field}`} className="link text-sm">
                  {basisWords[basis]}
                  <span className="sr-only">{` for ${field}`}</span>
                </Link>{' '}
              </span>
            ))}
          </li>
        ))}
      </ul>
    </>
  )
}

function Cost({ cost }: { cost: readonly CostOverYears[] }) {
  const first = cost[0]
  if (!first)
    return (
      <>
        <h4 className="mt-5 font-semibold">Cost</h4>
        <p className="mt-2">No price with a source for your size: ask for a quote.</p>
      </>
    )
  return (
    <>
      <h4 className="mt-5 font-semibold">Cost</h4>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4">
        {cost.map(({ years, ...range }) => (
          <div key={years} className="contents">
            <dt className="text-ink-soft">{years === 1 ? 'First year' : `${years} years`}</dt>
            <dd>{dollarRange(range)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-sm text-ink-soft">
        {`Assumes ${listed(first.assumptions)}. Not in it: ${listed(first.leftOut)}.`}
      </p>
    </>
  )
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return (
    <>
      <h4 className="mt-5 font-semibold">{title}</h4>
      <ul className="mt-2 list-disc pl-5">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </>
  )
}
