import { Link } from 'react-router'
import type { MarkedText } from '../../../shared/catalogue/mark'
import { withTray } from '../../../shared/vendors/tray'
import { Badge } from '../badge'
import { Card } from '../card'
import { Rating } from '../comparison/fact-cell'
import { BasisTag } from './basis-tag'
import { FactLine } from './fact-line'
import { GatherButton } from './tray'

/** A vendor as the directory shows it. */
export interface DirectoryEntry {
  id: string
  name: string
  alsoKnownAs?: string
  badge: string
  rating: MarkedText
  cost: MarkedText
  size: MarkedText
  care: MarkedText
  bestFor: MarkedText
  /** A note on a product that is not an EMR. */
  scope?: string
}

interface DirectoryCardProps extends DirectoryEntry {
  /** The systems collected for a comparison, which the link to the review keeps. */
  tray: readonly string[]
}

export function DirectoryCard({
  id,
  name,
  alsoKnownAs,
  badge,
  rating,
  cost,
  size,
  care,
  bestFor,
  scope,
  tray,
}: DirectoryCardProps) {
  const review = withTray(`/emr/${id}`, tray)
  return (
    <Card className="flex h-full flex-col p-5 sm:p-6">
      <p>
        <Badge look="strong">{badge}</Badge>
      </p>
      <h2 className="mt-3 text-xl">
        <Link to={review} className="hover:text-accent hover:underline">
          {name}
        </Link>
      </h2>
      {alsoKnownAs && <p className="text-sm text-ink-soft">{alsoKnownAs}</p>}
      <p className="mt-2 text-sm text-ink-soft">
        {scope ?? (
          <>
            {`${bestFor.text} `}
            <BasisTag mark={bestFor.mark} of={`who ${name} is for`} />
          </>
        )}
      </p>
      <dl className="mt-4 mb-5 grid grid-cols-[4.5rem_1fr] gap-x-3 gap-y-1 text-sm">
        <dt className="text-ink-soft">Rating</dt>
        <dd className="flex flex-wrap items-center gap-x-2">
          <Rating text={rating.text} />
          <BasisTag mark={rating.mark} of={`the rating of ${name}`} />
        </dd>
        <FactLine term="Cost" value={cost} of={name} />
        <FactLine term="Size" value={size} of={name} />
        <FactLine term="Care" value={care} of={name} />
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
