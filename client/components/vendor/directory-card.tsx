import { Fragment } from 'react'
import { Link } from 'react-router'
import type { MarkedText } from '../../../shared/catalogue/mark'
import type { Caution } from '../../../shared/vendors/caution'
import { withTray } from '../../../shared/vendors/tray'
import { separatorAfter } from '../../../shared/words'
import { Card } from '../card'
import { LabeledRating } from '../comparison/fact-cell'
import { AlertIcon } from '../icons'
import type { DirectoryEntry } from './directory-entry'
import { GatherButton } from './tray'
import { ValueLink } from './value-link'

interface DirectoryCardProps extends DirectoryEntry {
  /** The systems collected for a comparison, which the link to the review keeps. */
  tray: readonly string[]
}

export function DirectoryCard({
  id,
  name,
  depth,
  subtitle,
  rating,
  bestFor,
  against,
  rows,
  notVerified,
  caution,
  tray,
}: DirectoryCardProps) {
  const review = withTray(`/emr/${id}`, tray)
  return (
    <Card className="directory-card">
      <div>
        <h3 className="text-xl">
          <Link to={review} className="hover:text-accent hover:underline">
            {name}
          </Link>
        </h3>
        {rating && (
          <p className="mt-1 text-sm">
            <LabeledRating {...rating} of={name} />
          </p>
        )}
        {subtitle && <p className="text-sm text-ink-soft">{subtitle}</p>}
      </div>
      <div>
        <CautionLine caution={caution} />
        {bestFor && (
          <p>
            <ValueLink mark={bestFor.mark} of={`Who ${name} is for`}>
              {bestFor.text}
            </ValueLink>
          </p>
        )}
        {against && (
          <p>
            <b>Against: </b>
            <ValueLink mark={against.mark} of={`What speaks against ${name}`}>
              {against.text}
            </ValueLink>
          </p>
        )}
      </div>
      <div>
        {rows.length > 0 && (
          <dl className="rows border-y border-line text-sm">
            {rows.map((row) => (
              <Row key={row.term} {...row} of={name} />
            ))}
          </dl>
        )}
        <NotVerified values={notVerified} />
      </div>
      <div className="no-print mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 font-semibold">
        <Link to={review} className="inline-flex min-h-11 items-center text-accent hover:underline">
          {depth === 'review' ? 'Read review' : 'Read verdict'}
          <span className="sr-only">{` of ${name}`}</span>
        </Link>
        <GatherButton id={id} name={name} tray={tray} />
      </div>
    </Card>
  )
}

function CautionLine({ caution }: { caution: Caution | undefined }) {
  if (!caution) return null
  return (
    <p className="flex gap-2 text-sm font-medium">
      <AlertIcon className="size-5 shrink-0 text-star" />
      {caution.kind}
    </p>
  )
}

/** All unknown values in one sentence. */
function NotVerified({ values }: { values: DirectoryEntry['notVerified'] }) {
  if (values.length === 0) return null
  return (
    <p className="mb-3 text-sm text-ink-soft">
      {'Not verified: '}
      {values.map(({ term, to }, place) => (
        <Fragment key={term}>
          <a href={to} className="hover:underline">
            {term}
          </a>
          {separatorAfter(place, values.length)}
        </Fragment>
      ))}
      .
    </p>
  )
}

interface RowProps {
  term: string
  value: MarkedText
  /** A second value, on lines of its own. */
  also?: MarkedText | undefined
  of: string
}

/** A value beside its term. */
function Row({ term, value: { text, mark }, also, of }: RowProps) {
  return (
    <div>
      <dt className="text-ink-soft">{term}</dt>
      <dd className="font-medium">
        <ValueLink mark={mark} of={`${of}, ${term.toLowerCase()}`}>
          {text}
        </ValueLink>
      </dd>
      {also && (
        <dd className="col-start-2 text-ink-soft">
          <ValueLink mark={also.mark} of={`${of}, older ${term.toLowerCase()}`}>
            {also.text}
          </ValueLink>
        </dd>
      )}
    </div>
  )
}
