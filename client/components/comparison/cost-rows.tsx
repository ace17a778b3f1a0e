import { type CostSummary, horizonWords } from '../../../shared/cost/vendor-cost'
import { ValueLink } from '../vendor/value-link'
import { TableRow } from './table-parts'
import { notChosen, roles } from './table-roles'

/** A system's cost, and whether its plan prices are known only from a catalogue that others keep. */
export type ComparedCost = CostSummary & { fromCatalogue: boolean }

/** What the comparison's cost rows show: a summary for each column that has a system. */
export interface CostTable {
  providers: number
  columns: readonly (ComparedCost | null)[]
}

/** A row per time span. */
export function CostRows({ cost: { columns } }: { cost: CostTable }) {
  const horizons = columns.find((cost) => cost !== null)?.sums.map(({ years }) => years) ?? []
  return horizons.map((years, row) => (
    <TableRow
      key={years}
      label={horizonWords(years)}
      texts={row > 0 ? [] : columns.flatMap((cost) => (cost ? [cost.monthly ?? cost.basis] : []))}
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
      cells={columns.map((cost, place) => <CostCell key={place} cost={cost} row={row} />)}
    />
  ))
}

function CostCell({ cost, row }: { cost: CostSummary | null; row: number }) {
  return (
    <td {...roles.cell} data-system={cost?.name ?? notChosen}>
      {cost ? <Total cost={cost} row={row} /> : '—'}
    </td>
  )
}

/** A total, which leads to the price behind it. The first row names the monthly price behind the totals, or says why there are none. */
function Total({ cost: { sums, monthly, mark, name, basis }, row }: { cost: CostSummary; row: number }) {
  const { text, years } = sums[row] ?? { text: null, years: 1 }
  return (
    <div className="value">
      {text ? (
        <ValueLink mark={mark} of={`${name}, ${horizonWords(years)}`} text={text} />
      ) : (
        <span className="text-xs text-ink-soft">Not known</span>
      )}
      {row === 0 && <small>{monthly ?? basis}</small>}
    </div>
  )
}
