import { hasValue, type Mark } from '../../../shared/catalogue/mark'
import { Rating } from '../comparison/fact-cell'
import { BasisTag } from '../vendor/basis-tag'
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
  const tag = (mark: Mark, of: string) => (
    <span className="block font-normal">
      <BasisTag mark={mark} of={`${of} of ${name}`} />
    </span>
  )
  return (
    <dl className="mt-5 grid gap-x-4 gap-y-3 border-y border-line py-4 text-sm [&_dd]:font-semibold [&_dt]:text-ink-soft">
      <div>
        <dt>Rating</dt>
        <dd>
          <Rating text={rating} />
          {tag(marks.rating, 'the rating')}
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
        <dt>Starting price</dt>
        <dd>
          {published && (
            <>
              {published.price}/month
              <span className="block font-normal text-ink-soft">
                {`${published.asOf} `}
                <BasisTag mark={published.mark} of={`the published price of ${name}`} />
              </span>
            </>
          )}
          <span className={published && 'font-normal text-ink-soft'}>
            {`${published ? 'Our older figure: ' : ''}${startingPrice}/month `}
            <span className={published ? undefined : 'block font-normal text-ink-soft'}>{billing}</span>
          </span>
          {tag(marks.startingPrice, 'the starting price')}
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
