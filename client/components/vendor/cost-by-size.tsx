import { type CostSummary, horizonWords, isSourcedCost } from '../../../shared/cost/vendor-cost'
import type { Labeled } from '../../../shared/vendors/not-quoted'
import { counted, listed } from '../../../shared/words'
import { ColumnHeads } from '../column-heads'
import { TextLink } from '../text-link'
import { FactList } from './fact-list'
import { ValueLink } from './value-link'

/** The vendor's cost for one size of practice. */
export interface PriceOfSize {
  providers: number
  cost: CostSummary
}

interface CostBySizeProps {
  id: string
  name: string
  sizes: readonly PriceOfSize[]
  /** What is charged beside the plan, if the text above does not say it. */
  charges: readonly Labeled[]
}

/** The heading of the section on costs, as reviews have it. */
export const costHeading = { id: 'what-it-costs', heading: 'What it costs' }

/** Whether there are totals that rest on a source. */
export const hasSums = (sizes: readonly PriceOfSize[]) =>
  sizes.some(({ cost }) => isSourcedCost(cost) && cost.month !== null)

/** Whether a reader can compute a cost, possibly from figures of their own. */
export const canBeComputed = (sizes: readonly PriceOfSize[]) => sizes.some(({ cost }) => cost.kind !== 'none')

/**
 * A system's cost over one, three, and five years for three sizes of practice, then what is charged beside the plan;
 * no total of a figure without a source.
 */
export function CostBySize({ id, name, sizes, charges }: CostBySizeProps) {
  const known = hasSums(sizes) ? sizes.find(({ cost }) => cost.leftOut.length > 0)?.cost : undefined
  return (
    <div id="cost">
      {known && (
        <>
          <p className="mt-4">
            <ValueLink mark={known.mark} of={`${name}, price`} text={known.basis} />
          </p>
          <Sums name={name} sizes={sizes} />
        </>
      )}
      <FactList of={name} facts={charges} />
      {known && <p className="mt-3 text-sm text-ink-soft">{`Not in the totals: ${listed(known.leftOut)}.`}</p>}
      {canBeComputed(sizes) && (
        <p className="no-print mt-2 text-sm">
          <TextLink href={`/comparisons?emr1=${id}`}>Cost for your size</TextLink>
          {known ? ', with growth, price increases, and setup.' : ', from the figures that you were quoted.'}
        </p>
      )}
    </div>
  )
}

function Sums({ name, sizes }: Pick<CostBySizeProps, 'name' | 'sizes'>) {
  const spans = sizes[0]?.cost.sums.map(({ years }) => years) ?? []
  const hasPlans = sizes.some(({ cost }) => cost.month?.plans)
  return (
    <table className="sums">
      <caption className="sr-only">{`Cost of ${name} by size of practice`}</caption>
      <ColumnHeads columns={['Period', ...sizes.map(({ providers }) => counted(providers, 'provider'))]} />
      <tbody>
        {hasPlans && <Row label="Plan" cells={sizes.map(({ providers, cost }) => [providers, cost.month?.plans])} />}
        {spans.map((years, at) => (
          <Row
            key={years}
            label={horizonWords(years)}
            cells={sizes.map(({ providers, cost }) => [providers, cost.sums[at]?.text])}
          />
        ))}
      </tbody>
    </table>
  )
}

/** The plan of each size, or its cost over one span of time. */
function Row({ label, cells }: { label: string; cells: [providers: number, text: string | null | undefined][] }) {
  return (
    <tr>
      <th scope="row">{label}</th>
      {cells.map(([providers, text]) => (
        <td key={providers}>{text || 'Not known'}</td>
      ))}
    </tr>
  )
}
