import { noRating } from '../../../shared/catalogue/figures'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { hasValue, type Mark, type MarkedText } from '../../../shared/catalogue/mark'
import { CrossIcon, ExternalIcon, PartlyIcon, StarIcon, TickIcon } from '../icons'
import { ValueLink } from '../vendor/value-link'
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
        <ValueLink mark={also.mark} of={`${name}, published price`} text={also.text} />
        {hasValue(mark) && (
          <small>
            <ValueLink
              mark={mark}
              of={`${name}, ${label}`}
              text={`${mark.basis === 'sourced' ? 'Range' : 'Our older figure'}: ${text} ${below ?? ''}`.trim()}
            />
          </small>
        )}
      </div>
    )
  return (
    <>
      <div className={isAnswer ? 'value answer' : 'value'}>
        <LinkedValue label={label} kind={kind} text={text} mark={mark} name={name} />
        {!isAnswer && below && <small>{below}</small>}
      </div>
      {isAnswer && below && <small data-system={name}>{below}</small>}
    </>
  )
}

/** A value as the link to its evidence; one that is a link itself has another beside it. */
function LinkedValue({ label, kind, text, mark, name }: Omit<FactCellProps, 'fact'> & { text: string; mark: Mark }) {
  const value = <FactValue kind={kind} text={text} known={hasValue(mark)} name={name} />
  if (!hasValue(mark)) return value
  return (
    <>
      {kind === 'link' && value}
      <ValueLink mark={mark} of={`${name}, ${label}`} text={kind === 'link' ? 'Source' : text}>
        {kind === 'link' ? undefined : value}
      </ValueLink>
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
  if (!known) return <span className="text-xs text-ink-soft">{text}</span>
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

/** How an answer is drawn, by its word in small letters. */
export const answerLooks: Readonly<Record<string, { Mark: typeof TickIcon; color: string }>> = {
  yes: { Mark: TickIcon, color: 'text-yes' },
  partly: { Mark: PartlyIcon, color: 'text-star' },
  no: { Mark: CrossIcon, color: 'text-no' },
}

/** A partial answer is always written out, because not everyone knows its mark. */
function YesOrNo({ text }: Pick<FactValueProps, 'text'>) {
  const { Mark = CrossIcon, color = 'text-no' } = answerLooks[text.toLowerCase()] ?? {}
  return (
    <span className={`inline-flex items-center gap-2 align-middle ${color}`}>
      <Mark className="size-5 stroke-[2.75] sm:size-6" />
      <span className={text === 'Partly' ? 'text-ink' : 'sr-only'}>{text}</span>
    </span>
  )
}

/** A rating with its star; no star if there is no rating. */
function Rating({ text }: { text: string }) {
  if (text === noRating) return <span className="text-ink-soft">{text}</span>
  return (
    <span className="inline-flex items-center gap-1.5 align-middle font-semibold figures">
      <StarIcon className="size-4 text-star sm:size-5" />
      {text}
    </span>
  )
}

/** A system's rating with its star. That there is no rating has a basis, too. */
export function MarkedRating({ text, mark, of }: MarkedText & { of: string }) {
  return (
    <ValueLink mark={mark} of={`${of}, rating`} text={text}>
      {hasValue(mark) && <Rating text={text} />}
    </ValueLink>
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
