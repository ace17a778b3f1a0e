import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { type Basis, basisWords } from '../../../shared/catalogue/basis'
import { Fold } from '../fold'

/** The bases in the order in which they are explained above a list or table: the firmest first. */
const explained: readonly Basis[] = ['sourced', 'spec', 'unverified', 'unknown', 'not-applicable']

/**
 * What the labels beside values mean, for the start of a page that shows many of them. Collapsed, because its seven
 * lines would push the values off the first screen.
 * @param children what the page adds about its values
 */
export function BasisLegend({ children }: { children: ReactNode }) {
  return (
    <Fold
      label="What the labels mean"
      className="border-y border-line text-sm text-ink-soft sm:max-w-3xl sm:border-0 sm:*:justify-start"
    >
      <p>
        The label with each value shows its basis<span className="no-print"> and links to the evidence</span>.{' '}
        {explained.map((basis) => (
          <Fragment key={basis}>
            <b className="font-medium whitespace-nowrap text-ink">{basisWords[basis].label}</b>
            {`: ${basisWords[basis].meaning} `}
          </Fragment>
        ))}
        An asterisk (*) leads to what other sources say. {children}
      </p>
    </Fold>
  )
}

/** The same for a list whose ratings and figures the methodology explains. */
export function FiguresLegend() {
  return (
    <BasisLegend>
      See{' '}
      <Link to="/methodology" className="link">
        where ratings and figures come from
      </Link>
      .
    </BasisLegend>
  )
}
