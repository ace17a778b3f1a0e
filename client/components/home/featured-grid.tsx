import { Link } from 'react-router'
import type { Share } from '../../../shared/catalogue/counts'
import { vendorIds } from '../../../shared/catalogue/ids'
import type { Mark, MarkedText } from '../../../shared/catalogue/mark'
import type { FeaturedEmr } from '../../../shared/site/featured'
import { Badge } from '../badge'
import { Card } from '../card'
import { MarkedRating } from '../comparison/fact-cell'
import { Container } from '../container'
import { TextLink } from '../text-link'
import { ValueLink } from '../vendor/value-link'

export interface FeaturedCard extends FeaturedEmr {
  name: string
  /** As the catalogue writes it, such as `4.7/5`. */
  rating: MarkedText
  price: MarkedText
  /** What it is not, or that little is verified about it, if so. */
  caution: string | undefined
  /** Its features with their bases. */
  tags: readonly { label: string; mark: Mark }[]
  evidence: Share
}

export function FeaturedGrid({ cards }: { cards: FeaturedCard[] }) {
  return (
    <section aria-labelledby="top-rated" className="bg-sunken py-10 sm:py-14 print:bg-transparent print:py-4">
      <Container>
        <h2 id="top-rated" className="text-3xl">
          Top-Rated Behavioral EMRs
        </h2>
        <p className="mt-2 text-ink-soft">
          Six systems in alphabetical order, not ranked. We collect no reviews, and ° marks a figure of ours without a
          source. <TextLink to="/methodology#ratings">What ratings and labels rest on</TextLink>
        </p>
        <ul className="mt-6 grid gap-3 lg:grid-cols-2">
          {cards.map((card) => (
            <li key={card.emrId}>
              <FeaturedEmrCard {...card} />
            </li>
          ))}
        </ul>
        <p className="no-print mt-4">
          <Link to="/vendors" className="link inline-flex min-h-11 items-center font-semibold">
            {`See all ${vendorIds.length} systems`}
          </Link>
        </p>
      </Container>
    </section>
  )
}

/** A system in three lines: what it is called, for whom it is, and its figures and features. */
function FeaturedEmrCard(card: FeaturedCard) {
  const { emrId, name, badge, rating, price, reviews, caution, description, evidence } = card
  return (
    <Card className="relative h-full px-5 py-4 lights-up">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="text-xl">
          <Link to={`/emr/${emrId}`} className="stretched hover:text-accent">
            {name}
          </Link>
        </h3>
        <Badge look="strong">{badge}</Badge>
        <SourcedShare {...evidence} />
      </div>
      <p className="mt-2">
        {description} {caution && <span className="font-medium">{caution}</span>}
      </p>
      <p className="mt-2 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm">
        <span>
          <MarkedRating {...rating} of={name} /> <span className="text-ink-soft">{`${reviews} reviews`}</span>
        </span>
        <span>
          <ValueLink mark={price.mark} of={`${name}, cost`} text={price.text} />
        </span>
      </p>
      <Features {...card} />
    </Card>
  )
}

function Features({ name, tags }: Pick<FeaturedCard, 'name' | 'tags'>) {
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4 text-sm text-ink-soft">
      {tags.map(({ label, mark }) => (
        <li key={label}>
          <ValueLink mark={mark} of={name} text={label} />
        </li>
      ))}
    </ul>
  )
}

/** How many of a system's compared values have a source, drawn and in figures. */
function SourcedShare({ count, of }: Share) {
  return (
    <span className="ml-auto inline-flex items-center gap-2 text-xs text-ink-soft figures">
      <svg viewBox="0 0 48 8" className="h-2 w-12 print-color" aria-hidden="true">
        <rect width="48" height="8" rx="4" className="fill-line" />
        <rect width={((48 * count) / of).toFixed(1)} height="8" rx="4" className="fill-accent" />
      </svg>
      {`${count}/${of} sourced`}
    </span>
  )
}
