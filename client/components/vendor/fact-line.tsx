import { hasValue, type MarkedText } from '../../../shared/catalogue/mark'
import { BasisTag } from './basis-tag'

interface FactLineProps {
  term: string
  /** The system that the value belongs to. */
  of: string
  value: MarkedText
}

/** A card's value below its term, with its mark; if there is no value, the mark says so. */
export function FactLine({ term, of, value: { text, mark } }: FactLineProps) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd>
        {hasValue(mark) && `${text} `}
        <BasisTag mark={mark} of={`${term.toLowerCase()} of ${of}`} />
      </dd>
    </>
  )
}
