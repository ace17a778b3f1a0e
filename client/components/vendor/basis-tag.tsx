import { basisWords } from '../../../shared/catalogue/basis'
import type { Mark } from '../../../shared/catalogue/mark'

interface BasisTagProps {
  mark: Mark
  /** What the value is of, for those who hear the mark alone; not needed beside a term of a list. */
  of?: string
}

/** A value's basis in one word, linked to its evidence. An asterisk means that other readings differ. */
export function BasisTag({ mark: { basis, disputed, stale, to }, of }: BasisTagProps) {
  return (
    <a href={to} className="basis-tag" data-basis={basis}>
      {basisWords[basis].label}
      {stale && ', not rechecked'}
      {disputed && '*'}
      {of && <span className="sr-only">{`: ${of}`}</span>}
    </a>
  )
}
