import type { ReactNode } from 'react'
import { basisWords } from '../../../shared/catalogue/basis'
import type { Basis } from '../../../shared/catalogue/evidence'
import { hasValue, type Mark } from '../../../shared/catalogue/mark'

interface ValueLinkProps {
  mark: Mark
  /** Whose value it is and of what, for screen readers, such as `Valant, cost`. */
  of: string
  /** Says the basis in a word instead of a sign, where a value stands alone and decides something. */
  inWords?: boolean
  /** The value, or the word for why there is none. */
  children: ReactNode
}

/**
 * A value as the link to its evidence, named such as `Valant, cost: $99+, our figure`. It has a sign only if it rests on
 * less than a source.
 */
export function ValueLink({ mark, of, inWords = false, children }: ValueLinkProps) {
  return (
    <a href={mark.to} className="value-link" data-basis={mark.basis}>
      <span className="sr-only">{`${of}: `}</span>
      <SignedValue {...mark} inWords={inWords}>
        {children}
      </SignedValue>
    </a>
  )
}

interface SignedValueProps {
  basis: Basis
  disputed: boolean
  stale: boolean
  inWords?: boolean
  children: ReactNode
}

/** A value with its sign, and in a word whether other sources differ or its own is old. Its basis is read out. */
export function SignedValue({ basis, disputed, stale, inWords = false, children }: SignedValueProps) {
  const { label, sign } = basisWords[basis]
  const isSaid = inWords && sign !== undefined
  const beware = [isSaid && label, stale && 'old', disputed && 'differs'].filter(Boolean).join(', ')
  return (
    <>
      {children}
      {!isSaid && sign && <i aria-hidden="true">{sign}</i>}
      {beware && <small>{` ${beware}`}</small>}
      {hasValue({ basis }) && !isSaid && <span className="sr-only">{`, ${label.toLowerCase()}`}</span>}
    </>
  )
}

/** What the signs mean, for a page that shows many values. It may add to them. */
export function ValueLegend({ children }: { children?: ReactNode }) {
  return (
    <p className="text-sm text-ink-soft">
      {`Each value links to its source. ${basisWords.spec.sign} our own figure, ${basisWords.unverified.sign} unverified: no source for either. `}
      <i>Differs</i>: another source says something else. <i>Old</i>: its source may be out of date. {children}
    </p>
  )
}
