import { Link } from 'react-router'
import { noRating } from '../../../shared/catalogue/figures'
import { hasValue, type Mark } from '../../../shared/catalogue/mark'
import { ButtonLink } from '../button'
import { Card } from '../card'
import { Rating } from '../comparison/fact-cell'
import { ExternalIcon, ScalesIcon, TickIcon } from '../icons'
import { BasisTag } from '../vendor/basis-tag'
import type { VendorCardData } from './vendor-card-data'

/** The three systems of a guide side by side, above its text. */
export function VendorCards({ cards }: { cards: readonly VendorCardData[] }) {
  return (
    <section aria-labelledby="systems">
      <h2 id="systems" className="text-3xl">
        Three systems to start with
      </h2>
      <ul className="mt-6 grid gap-5 lg:grid-cols-3 print:grid-cols-3">
        {cards.map((card) => (
          <li key={card.id}>
            <VendorCard {...card} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">
        Figures come from our catalogue. The label below a figure tells you its basis and links to its source.{' '}
        <Link to="/methodology" className="link">
          How ratings are made
        </Link>
        . A starting price is the low end of our range, not a quote.
      </p>
    </section>
  )
}

function VendorCard({ id, name, why, features, ...figures }: VendorCardData) {
  return (
    <Card className="flex h-full flex-col p-6 print:p-4">
      <h3 className="text-xl">
        <Link to={`/emr/${id}`} className="hover:text-accent hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-2 text-sm text-ink-soft">{why}</p>
      <Figures name={name} {...figures} />
      <h4 className="mt-5 text-sm font-semibold">Key features</h4>
      <ul className="mt-2 mb-6 stack-1.5 text-sm">
        {features.map(({ text, mark }) => (
          <li key={text} className="flex gap-2">
            <TickIcon className="mt-0.5 size-5 shrink-0 text-yes" />
            <span>
              {`${text} `}
              <BasisTag mark={mark} of={`${text} of ${name}`} />
            </span>
          </li>
        ))}
      </ul>
      <div className="no-print mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={`/comparisons?emr1=${id}`}>
          <ScalesIcon />
          Compare<span className="sr-only">{` ${name}`}</span>
        </ButtonLink>
        <a
          href={figures.reviews.url}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          {figures.reviews.label}
          <span className="sr-only">{` of ${name}, in a new tab`}</span>
          <ExternalIcon className="size-4" />
        </a>
      </div>
    </Card>
  )
}

type FiguresProps = Pick<
  VendorCardData,
  'name' | 'rating' | 'startingPrice' | 'billing' | 'providers' | 'detail' | 'marks'
>

function Figures({ name, rating, startingPrice, billing, providers, detail, marks }: FiguresProps) {
  const tag = (mark: Mark, of: string) => (
    <span className="block font-normal">
      <BasisTag mark={mark} of={`${of} of ${name}`} />
    </span>
  )
  return (
    <dl className="mt-5 grid grid-cols-2 gap-x-4 gap-y-3 border-y border-line py-4 text-sm [&_dd]:font-semibold [&_dt]:text-ink-soft">
      <div>
        <dt>Rating</dt>
        <dd>
          <Rating text={rating} />
          {rating !== noRating && tag(marks.rating, 'the rating')}
        </dd>
      </div>
      <div>
        <dt>Starting price</dt>
        <dd>
          {startingPrice}/month
          <span className="block text-sm font-normal text-ink-soft">{billing}</span>
          {tag(marks.startingPrice, 'the starting price')}
        </dd>
      </div>
      <div>
        <dt>Best for</dt>
        <dd>
          {`${providers} providers`}
          {tag(marks.providers, 'the size')}
        </dd>
      </div>
      <div>
        <dt>{detail.label}</dt>
        <dd>
          {hasValue(marks.detail) && detail.text}
          {tag(marks.detail, detail.label.toLowerCase())}
        </dd>
      </div>
    </dl>
  )
}
