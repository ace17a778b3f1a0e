import { noRating } from '../../../shared/catalogue/figures'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { hasValue, type MarkedText } from '../../../shared/catalogue/mark'
import { CrossIcon, ExternalIcon, PartlyIcon, StarIcon, TickIcon } from '../icons'
import { BasisTag } from '../vendor/basis-tag'
import { WholeWords } from '../whole-words'
import type { ShownFact } from './side'

interface FactCellProps {
  /** The name of the value's row. */
  label: string
  kind: ValueKind
  fact: ShownFact
  /** The system's name. */
  name: string
}

/**
 * A value with the unit of a price and its basis. Below an answer is which part `Partly` means, or the only plan that
 * has the feature; above our figure for the price is the published one, which is newer.
 */
export function FactCell({ label, kind, fact, name }: FactCellProps) {
  const { text, mark, below, also } = fact
  const isAnswer = kind === 'answer'
  if (also)
    return (
      <div className="value">
        <span>
          <WholeWords text={also.text} />
        </span>
        <BasisTag mark={also.mark} of={`the published price of ${name}`} />
        {hasValue(mark) && (
          <small>
            <WholeWords text={`${mark.basis === 'sourced' ? 'Range' : 'Our older figure'}: ${text} ${below ?? ''} `} />
            <BasisTag mark={mark} of={`${label} of ${name}`} />
          </small>
        )}
      </div>
    )
  return (
    <>
      <div className={isAnswer ? 'value answer' : 'value'}>
        <span>
          <FactValue kind={kind} text={text} known={hasValue(mark)} name={name} />
        </span>
        {!isAnswer && below && <small>{below}</small>}
        {(hasValue(mark) || kind === 'link') && <BasisTag mark={mark} of={`${label} of ${name}`} />}
      </div>
      {isAnswer && below && <small>{below}</small>}
    </>
  )
}

interface FactValueProps {
  kind: ValueKind
  text: string
  known: boolean
  /** The system's name, for the title of a link. */
  name: string
}

/** A value, drawn by its kind. Whatever color or shape says is also said in words. */
export function FactValue({ kind, text, known, name }: FactValueProps) {
  if (!known) return <span className="text-ink-soft italic">{text}</span>
  switch (kind) {
    case 'answer':
      return <YesOrNo text={text} />
    case 'rating':
      return <Rating text={text} />
    case 'link':
      return <ReviewsLink url={text} name={name} />
    default:
      return <WholeWords text={text} />
  }
}

const answerLooks = new Map([
  ['Yes', { Mark: TickIcon, color: 'text-yes' }],
  ['Partly', { Mark: PartlyIcon, color: 'text-star' }],
])

/** A partial answer is always written out, because not everyone knows its mark. */
function YesOrNo({ text }: Pick<FactValueProps, 'text'>) {
  const { Mark, color } = answerLooks.get(text) ?? { Mark: CrossIcon, color: 'text-no' }
  return (
    <span className={`inline-flex items-center gap-2 align-middle ${color}`}>
      <Mark className="size-5 stroke-[2.75] sm:size-6" />
      <span className={text === 'Partly' ? 'text-ink' : 'sr-only'}>{text}</span>
    </span>
  )
}

/** A rating with its star; no star if there is no rating. */
export function Rating({ text }: { text: string }) {
  if (text === noRating) return <span className="text-ink-soft">{text}</span>
  return (
    <span className="inline-flex items-center gap-1.5 align-middle font-semibold figures">
      <StarIcon className="size-4 text-star sm:size-5" />
      {text}
    </span>
  )
}

/** A rating with its star and basis. That there is no rating has a basis, too. */
export function MarkedRating({ text, mark, of }: MarkedText & { of: string }) {
  return (
    <>
      {hasValue(mark) && <Rating text={text} />} <BasisTag mark={mark} of={of} />
    </>
  )
}

/** A rating where nothing else says what it is: the word is seen only if there is no star. */
export function LabeledRating(rating: MarkedText & { of: string }) {
  return (
    <>
      <span className={rating.text === noRating || !hasValue(rating.mark) ? 'text-ink-soft' : 'sr-only'}>Rating: </span>
      <MarkedRating {...rating} />
    </>
  )
}

function ReviewsLink({ url, name }: { url: string; name: string }) {
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      title={`Reviews of ${name}, in a new tab`}
      className="link inline-block py-1"
    >
      {'View '}
      <span className="whitespace-nowrap">
        Reviews
        <ExternalIcon className="ml-1 inline size-3.5 align-[-0.1em]" />
      </span>
    </a>
  )
}
