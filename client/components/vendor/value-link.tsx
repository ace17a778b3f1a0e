import type { ReactNode } from 'react'
import { basisWords } from '../../../shared/catalogue/basis'
import { hasValue, type Mark, type MarkedText } from '../../../shared/catalogue/mark'
import { WholeWords } from '../whole-words'

interface ValueLinkProps extends MarkedText {
  /** Whose value it is and of what, for screen readers, such as `Valant, cost`. */
  of: string
  /** Says the basis in a word instead of a sign, where a value stands alone and decides something. */
  inWords?: boolean
  /** The value drawn, if it is not seen as its text. */
  children?: ReactNode
}

/**
 * A value as the link to its evidence, named such as `Valant, cost: $99+, our figure`. It has a sign only if it rests on
 * less than a source.
 */
export function ValueLink({ text, mark, of, inWords = false, children }: ValueLinkProps) {
  const { basis, to } = mark
  const words = seenWords(mark, inWords)
  // What is seen stands in the name as it is seen.
  const seen = [text, words].filter(Boolean).join(' ')
  const { label } = basisWords[basis]
  const said = hasValue(mark) && !words.includes(label) ? `, ${label.toLowerCase()}` : ''
  return (
    <a href={to} className="value-link" data-basis={basis} aria-label={`${of}: ${seen}${said}`}>
      {children || <WholeWords text={text} />}
      <Signs mark={mark} inWords={inWords} />
    </a>
  )
}

interface SignsProps {
  mark: Omit<Mark, 'to'>
  inWords?: boolean
}

/** The sign of a value that rests on less than a source, and in a word whether its source is old or another differs. */
export function Signs({ mark, inWords = false }: SignsProps) {
  const { sign } = basisWords[mark.basis]
  const words = seenWords(mark, inWords)
  return (
    <>
      {!inWords && sign && <i aria-hidden="true">{sign}</i>}
      {words && ' '}
      {words && <small>{words}</small>}
    </>
  )
}

/** What is seen in words beside a value. */
function seenWords({ basis, stale, disputed }: SignsProps['mark'], inWords: boolean): string {
  const { label, sign } = basisWords[basis]
  return [inWords && sign && label, stale && 'old', disputed && 'differs'].filter(Boolean).join(', ')
}

/** What the signs mean. */
const signWords = `${basisWords.spec.sign} our own figure, ${basisWords.unverified.sign} unverified: no source for either.`

/** What signs and words mean at the values of a page that shows many. It may add to them. */
export function ValueLegend({ children }: { children?: ReactNode }) {
  return (
    <p className="text-sm text-ink-soft">
      {`Each value links to its source. ${signWords} `}
      <i>Differs</i>: another source says something else. <i>Old</i>: its source may be out of date. {children}
    </p>
  )
}
