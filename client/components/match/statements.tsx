import { Fragment } from 'react'
import { basisWords } from '../../../shared/catalogue/basis'
import type { Statement } from '../../../shared/match/criteria/criterion'
import { WholeWords } from '../whole-words'

/** The labels of the catalogue's fields. */
export type Labels = Readonly<Record<string, string>>

interface StatementsProps {
  statements: readonly Statement[]
  labels: Labels
}

/** Sentences, each with marks that link to the evidence of its facts. */
export function Statements({ statements, labels }: StatementsProps) {
  return (
    <ul className="list-disc stack-1 pl-5">
      {statements.map(({ text, facts }) => (
        <li key={text}>
          <WholeWords text={text} />
          <Marks facts={facts} labels={labels} />
        </li>
      ))}
    </ul>
  )
}

/** The bases of facts, each linked to its evidence. */
export function Marks({ facts, labels }: { facts: Statement['facts']; labels: Labels }) {
  return facts.map(({ vendor, field, basis }) => (
    <Fragment key={field}>
      {' '}
      <a href={`/emr/${vendor}#${field}`} data-basis={basis} className="basis-tag">
        {basisWords[basis].label}
        <span className="sr-only">{`: ${labels[field] ?? field}`}</span>
      </a>
    </Fragment>
  ))
}
