import { Fragment } from 'react'
import { WholeWords } from '../whole-words'
import { reportPath } from './basis-mark'

/** A fact without a value. It has an anchor all the same: the data set names it. */
export interface FactName {
  key: string
  label: string
}

interface FactNamesProps {
  vendor: string
  intro?: string
  names: readonly FactName[]
}

/** The names of facts without a value in one sentence. Each has its anchor and leads to the form for who knows it. */
export function FactNames({ vendor, intro, names }: FactNamesProps) {
  if (names.length === 0) return null
  return (
    <p>
      {intro}
      {names.map(({ key, label }, index) => (
        <Fragment key={key}>
          {index > 0 && ', '}
          <a id={key} href={reportPath(vendor, key)}>
            <WholeWords text={label} />
          </a>
        </Fragment>
      ))}
      .
    </p>
  )
}
