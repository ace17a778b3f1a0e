import { MarkedRating } from '../comparison/fact-cell'
import { ValueLink } from '../vendor/value-link'
import type { VendorCardData } from './vendor-card-data'

type CardFiguresProps = Pick<
  VendorCardData,
  'name' | 'rating' | 'startingPrice' | 'published' | 'billing' | 'providers' | 'detail' | 'marks'
>

/** The four figures of a vendor's card, each with its basis. */
export function CardFigures({
  name,
  rating,
  startingPrice,
  published,
  billing,
  providers,
  detail,
  marks,
}: CardFiguresProps) {
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
