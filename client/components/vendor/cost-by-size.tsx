import { type CostSummary, horizonWords } from '../../../shared/cost/vendor-cost'
import { counted, listed } from '../../../shared/words'
import { ValueLink } from './value-link'

interface CostBySizeProps {
  id: string
  name: string
  /** The vendor's cost for several sizes of practice. */
  sizes: { providers: number; cost: CostSummary }[]
  /** Whether the text above has no section on costs, so that these need a heading of their own. */
  isSection: boolean
}

/** The heading of the section on costs, as reviews have it. */
export const costHeading = { id: 'what-it-costs', text: 'What it costs', depth: 2 }

/** Whether there is anything to say of a system's cost. */
export const hasCost = (sizes: CostBySizeProps['sizes']) => sizes.some(({ cost }) => cost.kind !== 'none')

/**
 * A system's price a month and its cost over one, three, and five years for three sizes, with a link to compute one's
 * own; nothing of a system without a price, of which the review says why.
 */
export function CostBySize({ id, name, sizes, isSection }: CostBySizeProps) {
  const known = sizes.find(({ cost }) => cost.leftOut.length > 0)?.cost
  if (!hasCost(sizes)) return null
  return (
    <div id="cost" className="mt-6">
      {isSection && (
        <div className="prose mt-12 mb-3">
          <h2 id={costHeading.id}>{costHeading.text}</h2>
        </div>
      )}
      {known && (
        <>
          <p>
            <ValueLink mark={known.mark} of={`${name}, price`} inWords>
              {known.basis}
            </ValueLink>
          </p>
          <Sums name={name} sizes={sizes} />
          <p className="mt-3 text-sm text-ink-soft">
            {`Assumes the number of clinicians and the prices stay the same. Not included: ${listed(known.leftOut)}.`}
          </p>
        </>
      )}
      <p className="no-print mt-3 text-sm">
        <a href={`/comparisons?emr1=${id}`} className="link">
          Cost for your size
        </a>
        , with growth, price increases, setup, and a share of collections.
      </p>
    </div>
  )
}

function Sums({ name, sizes }: Pick<CostBySizeProps, 'name' | 'sizes'>) {
  const spans = sizes[0]?.cost.sums.map(({ years }) => years) ?? []
  return (
    <table className="sums">
      <caption className="sr-only">{`Cost of ${name} by size of practice`}</caption>
      <thead>
        <tr>
          <th scope="col">Period</th>
          {sizes.map(({ providers }) => (
            <th key={providers} scope="col">
              {counted(providers, 'provider')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        <Span label="Price" sums={sizes.map(({ providers, cost }) => ({ providers, text: cost.monthly }))} />
        {spans.map((years, at) => (
          <Span
            key={years}
            label={horizonWords(years)}
            sums={sizes.map(({ providers, cost }) => ({ providers, text: cost.sums[at]?.text ?? null }))}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The price of each size, or its cost over one span of time. */
function Span({ label, sums }: { label: string; sums: { providers: number; text: string | null }[] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {sums.map(({ providers, text }) => (
        <td key={providers}>{text ?? 'Not known'}</td>
      ))}
    </tr>
  )
}
