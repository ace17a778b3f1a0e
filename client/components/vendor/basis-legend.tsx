import { Fragment } from 'react'
import { type Basis, basisWords } from '../../../shared/catalogue/basis'

/** The bases in the order in which they are explained above a list or table: the firmest first. */
const meanings: readonly [Basis, string][] = [
  ['sourced', 'read on a public page.'],
  ['spec', 'an estimate of ours from before we recorded sources.'],
  ['unverified', 'a value that we could not confirm with a source.'],
  ['unknown', 'we found no value; the answer may still be yes.'],
  ['not-applicable', 'the product is of another kind.'],
]

/** What the labels beside values mean, for the start of a page that shows many of them. */
export function BasisLegend() {
  return (
    <>
      The label beside each value shows its basis<span className="no-print"> and links to the evidence</span>.{' '}
      {meanings.map(([basis, meaning]) => (
        <Fragment key={basis}>
          <b className="font-medium whitespace-nowrap text-ink">{basisWords[basis].label}</b>
          {`: ${meaning} `}
        </Fragment>
      ))}
      An asterisk (*) means sources disagree.
    </>
  )
}
