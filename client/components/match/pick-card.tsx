import type { ReactNode } from 'react'
import { basisWords } from '../../../shared/catalogue/basis'
import type { CostOverYears } from '../../../shared/match/cost'
import type { Statement } from '../../../shared/match/criteria/criterion'
import type { Pick } from '../../../shared/match/match'
import { dollarRange, listed } from '../../../shared/words'

interface PickCardProps {
  pick: Pick
  place: number
  /** The labels of the catalogue's fields. */
  labels: Readonly<Record<string, string>>
}

/** A pick with its reasons, the strongest reason against it, open questions, what to ask, and its cost. */
export function PickCard({ pick, place, labels }: PickCardProps) {
  const { id, name, score, share, reasons, against, unknown, ask, cost } = pick
  const [strongest, ...further] = against
  return (
    <article aria-labelledby={`pick-${id}`} className="rounded-2xl border border-line bg-surface p-5 sm:p-6">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h3 id={`pick-${id}`} className="text-xl">
          {`${place}. `}
          <a href={`/emr/${id}`} className="hover:text-accent hover:underline">
            {name}
          </a>
        </h3>
        <p className="font-semibold figures">{`${score} of 100`}</p>
      </div>
      <p className="mt-1 text-sm text-ink-soft">
        {`Ranked first in ${Math.round(share * 100)}% of 2,000 runs with different weights and different answers to the unknowns.`}
      </p>
      <div className="mt-4 grid gap-x-8 gap-y-5 sm:grid-cols-2">
        <Block title="Why">
          {reasons.length > 0 ? <Statements statements={reasons} labels={labels} /> : <p>Nothing a source confirms.</p>}
        </Block>
        <Block title="Strongest reason against">
          {strongest ? (
            <Statements statements={[strongest]} labels={labels} />
          ) : (
            <p>We found none, given what you told us. There may still be one.</p>
          )}
          {further.length > 0 && (
            <>
              <h5 className="mt-3 text-sm font-semibold text-ink-soft">Also keep in mind</h5>
              <Statements statements={further} labels={labels} />
            </>
          )}
        </Block>
        {unknown.length > 0 && (
          <Block title="What we do not know">
            <ul className="list-disc pl-5">
              {unknown.map((field) => (
                <li key={field}>
                  <a href={`/emr/${id}#${field}`} className="link inline-block py-0.5">
                    {labels[field] ?? field}
                  </a>
                </li>
              ))}
            </ul>
          </Block>
        )}
        {ask.length > 0 && (
          <Block title={`What to ask ${name}`}>
            <ul className="list-disc pl-5">
              {ask.map((question) => (
                <li key={question}>{question}</li>
              ))}
            </ul>
          </Block>
        )}
        <Block title="Cost">
          <Cost cost={cost} />
        </Block>
      </div>
    </article>
  )
}

function Block({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="min-w-0 last:odd:sm:col-span-2">
      <h4 className="mb-1.5 font-semibold">{title}</h4>
      {children}
    </div>
  )
}

/** Sentences, each with marks that link to the evidence of its facts. */
function Statements({ statements, labels }: { statements: readonly Statement[]; labels: PickCardProps['labels'] }) {
  return (
    <ul className="list-disc stack-1 pl-5">
      {statements.map(({ text, facts }) => (
        <li key={text}>
          {text}
          {facts.map(({ vendor, field, basis }) => (
            <a key={field} href={`/emr/${vendor}#${field}`} data-basis={basis} className="basis-tag ml-2">
              {basisWords[basis].label}
              <span className="sr-only">{`: ${labels[field] ?? field}`}</span>
            </a>
          ))}
        </li>
      ))}
    </ul>
  )
}

function Cost({ cost }: { cost: readonly CostOverYears[] }) {
  const first = cost[0]
  if (!first) return <p>We found no published price for a practice your size, so ask for a quote.</p>
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
        {`Assumes ${listed(first.assumptions)}. Not included: ${listed(first.leftOut)}.`}
      </p>
    </>
  )
}
