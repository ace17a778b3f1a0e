import type { MarkedText } from '../../../shared/catalogue/mark'
import { ValueLink } from './value-link'

interface FactLineProps {
  term: string
  /** The system that the value belongs to. */
  of: string
  value: MarkedText
}

/** A card's value below its term. */
export function FactLine({ term, of, value: { text, mark } }: FactLineProps) {
  return (
    <>
      <dt className="text-ink-soft">{term}</dt>
      <dd>
        <ValueLink mark={mark} of={`${of}, ${term.toLowerCase()}`} text={text} />
      </dd>
    </>
  )
}
