import type { ComparisonField } from '../../../shared/catalogue/fields'
import { CrossIcon, ExternalIcon, StarIcon, TickIcon } from '../icons'
import type { Side } from './side'

/** One value of one system in the comparison. */
export function FactCell({ field, side }: { field: ComparisonField; side: Side }) {
  const { text, known } = side.facts[field.key]
  return <FactValue kind={field.kind} text={text} known={known} name={side.name} />
}

interface FactValueProps {
  kind: ComparisonField['kind']
  text: string
  known: boolean
  /** Of the system, for the title of a link. */
  name: string
  /** Whether a yes or no is also written out. */
  inWords?: boolean
}

/** A value, drawn by its kind. What is said in colour or shape is also said in words. */
export function FactValue({ kind, text, known, name, inWords }: FactValueProps) {
  if (!known) return <span className="text-ink-soft italic">{text}</span>
  switch (kind) {
    case 'boolean':
      return <YesOrNo text={text} inWords={inWords} />
    case 'rating':
      return <Rating text={text} />
    case 'link':
      return <ReviewsLink url={text} name={name} />
    default:
      return text
  }
}

function YesOrNo({ text, inWords = false }: Pick<FactValueProps, 'text' | 'inWords'>) {
  const yes = text === 'Yes'
  const Mark = yes ? TickIcon : CrossIcon
  return (
    <span className={`inline-flex items-center gap-2 align-middle ${yes ? 'text-yes' : 'text-no'}`}>
      <Mark className="size-5 stroke-[2.75] sm:size-6" />
      <span className={inWords ? 'text-ink' : 'sr-only'}>{text}</span>
    </span>
  )
}

export function Rating({ text }: { text: string }) {
  return (
    <span className="inline-flex items-center gap-1.5 align-middle font-semibold tabular-nums">
      <StarIcon className={`size-4 sm:size-5 ${text === 'N/A' ? 'text-line-strong' : 'text-star'}`} />
      {text}
    </span>
  )
}

function ReviewsLink({ url, name }: { url: string; name: string }) {
  return (
    <a href={url} target="_blank" rel="noopener noreferrer" title={`Reviews of ${name}, in a new tab`} className="link">
      {'View '}
      <span className="whitespace-nowrap">
        Reviews
        <ExternalIcon className="ml-1 inline size-3.5 align-[-0.1em]" />
      </span>
    </a>
  )
}
