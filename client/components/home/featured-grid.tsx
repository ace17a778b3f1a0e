import { Link } from 'react-router'
import { fieldLabel } from '../../../shared/catalogue/fields'
import { vendorIds } from '../../../shared/catalogue/ids'
import type { Mark, MarkedText } from '../../../shared/catalogue/mark'
import type { ShownPrice } from '../../../shared/cost/published-price'
import type { FeaturedEmr } from '../../../shared/site/featured'
import { Badge } from '../badge'
import { Card } from '../card'
import { MarkedRating } from '../comparison/fact-cell'
import { Container } from '../container'
import { ArrowIcon } from '../icons'
import { FactLine } from '../vendor/fact-line'
import { ValueLink } from '../vendor/value-link'
import { WholeWords } from '../whole-words'

export interface FeaturedCard extends FeaturedEmr {
  name: string
  /** As the catalogue writes it, such as `4.7/5`. */
  rating: MarkedText
  price: ShownPrice
  size: MarkedText
  /** That little is verified about it, if so. */
  caution: string | undefined
  /** The bases of its feature tags, in the same order. */
  featureMarks: readonly Mark[]
}

export function FeaturedGrid({ cards }: { cards: FeaturedCard[] }) {
  return (
    <section aria-labelledby="top-rated" className="bg-sunken py-10 sm:py-24 print:bg-transparent print:py-4">
      <Container>
        <h2 id="top-rated" className="text-3xl">
          Top-Rated Behavioral EMRs
        </h2>
        <p className="mt-3 text-ink-soft">
          Six systems with different strengths, in alphabetical order, not ranked.{' '}
          <Link to="/methodology" className="link">
            How ratings are made
          </Link>
          . We do not collect user reviews, so every review count is 0. A value leads to its source; ° marks our own
          figure.
        </p>
        <ul className="mt-8 grid gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {cards.map((card) => (
            <li key={card.emrId}>
              <FeaturedEmrCard {...card} />
            </li>
          ))}
        </ul>
        <p className="no-print mt-8">
          <Link to="/vendors" className="link inline-flex min-h-11 items-center font-semibold">
            {`See all ${vendorIds.length} systems`}
          </Link>
        </p>
      </Container>
    </section>
  )
}

function FeaturedEmrCard({
  emrId,
  name,
  badge,
  rating,
  price,
  size,
  reviews,
  caution,
  features,
  featureMarks,
  description,
}: FeaturedCard) {
  return (
    <Card className="relative flex h-full flex-col p-6 lights-up">
      <div>
        <Badge look="strong">{badge}</Badge>
      </div>
      <h3 className="mt-4 text-xl">{name}</h3>
      <p className="mt-1 flex items-center gap-2 text-sm">
        <MarkedRating {...rating} of={name} />
        <span className="text-ink-soft">{`${reviews} reviews`}</span>
      </p>
      {caution && <p className="mt-2 text-sm font-medium">{caution}</p>}
      <dl className="mt-3 grid grid-cols-[3rem_1fr] gap-x-3 gap-y-1 text-sm">
        <FactLine term="Cost" of={name} value={price.lead} />
        {price.older && (
          <dd className="col-start-2 text-ink-soft">
            <ValueLink mark={price.older.mark} of={`${name}, older cost`}>
              <WholeWords text={price.older.text} />
            </ValueLink>
          </dd>
        )}
        <FactLine term="Size" of={name} value={size} />
      </dl>
      <p className="mt-4 text-sm text-ink-soft">{description}</p>
      <ul className="mt-5 mb-6 flex flex-wrap gap-2">
        {features.map((key, index) => {
          const mark = featureMarks[index]
          return (
            <li key={key}>
              <Badge>
                {mark && (
                  <ValueLink mark={mark} of={name}>
                    {fieldLabel(key)}
                  </ValueLink>
                )}
              </Badge>
            </li>
          )
        })}
      </ul>
      <Link
        to={`/emr/${emrId}`}
        className="no-print mt-auto inline-flex min-h-11 items-center gap-2 self-start font-semibold text-accent stretched hover:text-accent-strong"
      >
        View details
        <span className="sr-only">{` of ${name}`}</span>
        <ArrowIcon className="size-4" />
      </Link>
    </Card>
  )
}
