import { Fragment } from 'react'
import { WholeWords } from '../whole-words'

/** A fact without a value. It has an anchor all the same: the data set names it, and a reader may know it. */
export interface FactName {
  key: string
  label: string
}

interface FactNamesProps {
  intro?: string
  names: readonly FactName[]
  className?: string
}

/** The names of facts without a value in one sentence, each with its anchor. */
export function FactNames({ intro, names, className }: FactNamesProps) {
  if (names.length === 0) return null
  return (
    <p className={className}>
      {intro}
      {names.map(({ key, label }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <b id={key}>
            <WholeWords text={label} />
          </b>
        </Fragment>
      ))}
      .
    </p>
  )
}
