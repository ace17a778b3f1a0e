import { Link } from 'react-router'
import { hasValue, type MarkedText } from '../../../shared/catalogue/mark'
import type { ShownPrice } from '../../../shared/cost/published-price'
import type { Caution } from '../../../shared/vendors/caution'
import { withTray } from '../../../shared/vendors/tray'
import { Card } from '../card'
import { LabeledRating } from '../comparison/fact-cell'
import { AlertIcon } from '../icons'
import { BasisTag } from './basis-tag'
import { GatherButton } from './tray'

/** A vendor as the directory shows it. */
export interface DirectoryEntry {
  id: string
  name: string
  /** Such as `Now Tebra`. */
  otherName?: string
  badge: string
  rating: MarkedText
  price: ShownPrice
  size: MarkedText
  care: MarkedText
  level: MarkedText
  bestFor: MarkedText
  /** Why the record is a poor start for a comparison. */
  caution?: Caution
}

interface DirectoryCardProps extends DirectoryEntry {
  /** The systems collected for a comparison, which the link to the review keeps. */
  tray: readonly string[]
}

export function DirectoryCard({
  id,
  name,
  otherName,
  badge,
  rating,
  price,
  size,
  care,
  level,
  bestFor,
  caution,
  tray,
}: DirectoryCardProps) {
  const review = withTray(`/emr/${id}`, tray)
  return (
    <Card className="directory-card">
      <div>
        <h2 className="text-xl">
          <Link to={review} className="hover:text-accent hover:underline">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-sm">
          <LabeledRating {...rating} of={`the rating of ${name}`} />
        </p>
        <p className="text-sm text-ink-soft">{otherName ? `${badge}. ${otherName}` : badge}</p>
      </div>
      <div>
        {caution && (
          <p className="flex gap-2 text-sm font-medium">
            <AlertIcon className="size-5 shrink-0 text-star" />
            {caution.kind}
          </p>
        )}
        {!caution?.isBeside && (
          <p>
            {`${bestFor.text} `}
            <BasisTag mark={bestFor.mark} of={`who ${name} is for`} />
          </p>
        )}
      </div>
      <dl className="rows border-y border-line text-sm">
        <Row term="Cost" value={price.lead} also={price.older} of={name} />
        <Row term="Size" value={size} of={name} />
        <Row term="Care" value={care} of={name} />
        <Row term="Level" value={level} of={name} />
      </dl>
      <div className="no-print mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 font-semibold">
        <Link to={review} className="inline-flex min-h-11 items-center text-accent hover:underline">
          Read review
          <span className="sr-only">{` of ${name}`}</span>
        </Link>
        <GatherButton id={id} name={name} tray={tray} />
      </div>
    </Card>
  )
}

interface RowProps {
  term: string
  value: MarkedText
  /** A second value, on lines of its own. */
  also?: MarkedText
  of: string
}

/** A value between its term and its basis, which stands at the edge so that the values can be read in one go. */
function Row({ term, value: { text, mark }, also, of }: RowProps) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      {hasValue(mark) && <dd className="font-medium">{text}</dd>}
      <dd className={hasValue(mark) ? 'text-right' : 'col-span-2'}>
        <BasisTag mark={mark} of={`${term.toLowerCase()} of ${of}`} />
      </dd>
      {also && <dd className="col-start-2 text-ink-soft">{also.text}</dd>}
      {also && (
        <dd className="text-right">
          <BasisTag mark={also.mark} of={`older ${term.toLowerCase()} of ${of}`} />
        </dd>
      )}
    </div>
  )
}
