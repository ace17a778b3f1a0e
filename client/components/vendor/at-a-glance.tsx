import { Fragment } from 'react'
import type { HowToBuy } from '../../../shared/vendors/how-to-buy'
import { counted, listed } from '../../../shared/words'
import { Card } from '../card'
import { hasSums, type PriceOfSize } from './cost-by-size'
import { type BasisCounts, EvidenceSummary } from './evidence-bar'
import { ValueLink } from './value-link'

/** How much is known of a system, what it costs, and how it is bought. */
export interface Glance {
  counts: BasisCounts
  /** Empty for one that nobody can buy, or of which too little is known. */
  sizes: readonly PriceOfSize[]
  buying: HowToBuy | null
}

export function AtAGlance({ name, counts, sizes, buying }: Glance & { name: string }) {
  return (
    <Card className="stack-4 p-5">
      <EvidenceSummary counts={counts} />
      {hasSums(sizes) && <Prices name={name} sizes={sizes} />}
      {buying && <Buying name={name} {...buying} />}
    </Card>
  )
}

/** The price a month for each size of practice. */
function Prices({ name, sizes }: Pick<Glance, 'sizes'> & { name: string }) {
  const [first] = sizes
  return (
    <div>
      {first && (
        <p className="font-semibold">
          <ValueLink mark={first.cost.mark} of={`${name}, price`} text="Price a month" />
        </p>
      )}
      <dl className="sizes">
        {sizes.map(({ providers, cost: { month } }) => (
          <div key={providers}>
            <dt>{counted(providers, 'provider')}</dt>
            <dd className="figures">{month?.price ?? 'Not known'}</dd>
          </div>
        ))}
      </dl>
    </div>
  )
}

/** What a buyer meets, and what is left to ask, in one line. */
function Buying({ name, known, ask }: HowToBuy & { name: string }) {
  return (
    <div>
      <p className="font-semibold">How to buy it</p>
      <p className="text-sm">
        {known.map(({ label, text, mark }) => (
          <Fragment key={label}>
            <span className="text-ink-soft">{`${label}: `}</span>
            <ValueLink mark={mark} of={`${name}, ${label.toLowerCase()}`} text={text} />
            {'. '}
          </Fragment>
        ))}
        {ask.length > 0 && <b className="font-semibold">{`Ask: ${listed(ask)}.`}</b>}
      </p>
    </div>
  )
}
