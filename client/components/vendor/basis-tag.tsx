import { basisWords } from '../../../shared/catalogue/basis'
import type { Mark } from '../../../shared/catalogue/mark'

interface BasisTagProps {
  mark: Mark
  /** The subject of the value, for screen readers; not needed next to a list term. */
  of?: string
}

/** A value's basis in one word, linked to its evidence. An asterisk means that other readings differ. */
export function BasisTag({ mark: { basis, disputed, stale, to }, of }: BasisTagProps) {
  return (
    <a href={to} className="basis-tag" data-basis={basis}>
      {`${basisWords[basis].label}${stale ? ', old' : ''}${disputed ? '*' : ''}`}
      {of && <span className="sr-only">{`: ${of}`}</span>}
    </a>
  )
}
