import { type CostSummary, horizonWords } from '../../../shared/cost/vendor-cost'
import { BasisTag } from '../vendor/basis-tag'
import { inColumns } from './table-parts'
import { notChosen, roles } from './table-roles'

/** A system's cost, and whether its plan prices are known only from a catalogue that others keep. */
export interface ComparedCost extends CostSummary {
  fromCatalogue: boolean
}

/** What the comparison's cost rows show: a summary for each column that has a system. */
export interface CostTable {
  providers: number
  columns: readonly (ComparedCost | null)[]
}

/** A row per time span. */
export function CostRows({ cost: { columns } }: { cost: CostTable }) {
  const horizons = columns.find((cost) => cost !== null)?.sums.map(({ years }) => years) ?? []
  return horizons.map((years, row) => (
    <tr key={years} {...roles.row}>
      {inColumns(
        <th key="horizon" {...roles.feature} className="feature">
          {horizonWords(years)}
        </th>,
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
        columns.map((cost, place) => <CostCell key={place} cost={cost} row={row} />),
      )}
    </tr>
  ))
}

function CostCell({ cost, row }: { cost: CostSummary | null; row: number }) {
  return (
    <td {...roles.cell} data-system={cost?.name ?? notChosen}>
      {cost ? <Total cost={cost} row={row} /> : '—'}
    </td>
  )
}

/** A total with its mark. The first row names the monthly price behind the totals, or says why there are none. */
function Total({ cost: { sums, monthly, mark, name, basis }, row }: { cost: CostSummary; row: number }) {
  const text = sums[row]?.text
  return (
    <div className="value">
      <span className={text ? 'figures' : 'text-ink-soft italic'}>{text ?? 'Not known'}</span>
      {row === 0 && <small>{monthly ?? basis}</small>}
      {text && <BasisTag mark={mark} of={`the cost of ${name}`} />}
    </div>
  )
}
