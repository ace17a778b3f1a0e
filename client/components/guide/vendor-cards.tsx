import { Link } from 'react-router'
import { ButtonLink } from '../button'
import { Card } from '../card'
import { MarkedRating } from '../comparison/fact-cell'
import { ExternalIcon, ScalesIcon } from '../icons'
import { Titled } from '../titled'
import { ValueLegend, ValueLink } from '../vendor/value-link'
import { DecidingPoints, FeaturePoints } from './card-points'
import type { VendorCardData } from './vendor-card-data'

export const systemsHeading = { id: 'systems', text: 'Three systems to start with', depth: 2 }

/** The three systems of a guide side by side, above its text. */
export function VendorCards({ cards }: { cards: readonly VendorCardData[] }) {
  return (
    <Titled id={systemsHeading.id} title={systemsHeading.text} large>
      <ul className="guide-cards mt-6">
        {cards.map((card) => (
          <li key={card.id}>
            <VendorCard {...card} />
          </li>
        ))}
      </ul>
      <p className="mt-5 text-sm text-ink-soft">
        A starting price is the published one or the low end of our figure, not a quote.
      </p>
      <ValueLegend />
    </Titled>
  )
}

function VendorCard({ id, name, why, features, decides, reviews, ...figures }: VendorCardData) {
  return (
    <Card className="guide-card h-full p-6 print:p-4">
      <h3 className="text-xl">
        <Link to={`/emr/${id}`} className="hover:text-accent hover:underline">
          {name}
        </Link>
      </h3>
      <p className="mt-2 text-sm text-ink-soft">{why}</p>
      <CardFigures name={name} {...figures} />
      <div className="guide-points">
        {decides && <DecidingPoints name={name} {...decides} />}
        <FeaturePoints name={name} features={features} />
      </div>
      <div className="no-print mt-auto flex flex-wrap items-center gap-x-5 gap-y-2">
        <ButtonLink to={`/comparisons?emr1=${id}`}>
          <ScalesIcon />
          Compare<span className="sr-only">{` ${name}`}</span>
        </ButtonLink>
        <a
          href={reviews.url}
          target="_blank"
          rel="noopener noreferrer"
          className="link inline-flex min-h-11 items-center gap-1.5"
        >
          {reviews.label}
          <span className="sr-only">{` of ${name}, in a new tab`}</span>
          <ExternalIcon className="size-4" />
        </a>
      </div>
    </Card>
  )
}

type CardFiguresProps = Pick<
  VendorCardData,
  'name' | 'rating' | 'startingPrice' | 'published' | 'billing' | 'providers' | 'detail' | 'marks'
>

/** The four figures of a vendor's card, each with its basis. */
function CardFigures({ name, rating, startingPrice, published, billing, providers, detail, marks }: CardFiguresProps) {
  return (
    <dl className="mt-5 grid gap-x-4 gap-y-3 border-y border-line py-4 text-sm [&_dd]:font-semibold [&_dt]:text-ink-soft">
      <div>
        <dt>Rating</dt>
        <dd>
          <MarkedRating text={rating} mark={marks.rating} of={name} />
        </dd>
      </div>
      <div>
        <dt>Best for</dt>
        <dd>
          <ValueLink mark={marks.providers} of={`${name}, size`} text={`${providers} providers`} />
        </dd>
      </div>
      <div>
        <dt>Starting price</dt>
        <dd>
          {published && (
            <>
              <ValueLink mark={published.mark} of={`${name}, published price`} text={`${published.price}/month`} />
              <span className="block font-normal text-ink-soft">{published.asOf}</span>
            </>
          )}
          <span className={published && 'font-normal text-ink-soft'}>
            {published && 'Our older figure: '}
            <ValueLink mark={marks.startingPrice} of={`${name}, starting price`} text={`${startingPrice}/month`} />
            <span className={published ? undefined : 'block font-normal text-ink-soft'}>{` ${billing}`}</span>
          </span>
        </dd>
      </div>
      <div>
        <dt>{detail.label}</dt>
        <dd>
          <ValueLink mark={marks.detail} of={`${name}, ${detail.label.toLowerCase()}`} text={detail.text} />
        </dd>
      </div>
    </dl>
  )
}
