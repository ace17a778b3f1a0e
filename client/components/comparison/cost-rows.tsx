import { type CostSummary, horizonWords } from '../../../shared/cost/vendor-cost'
import { BasisTag } from '../vendor/basis-tag'

/** What the comparison's cost rows show: a summary for each column that has a system. */
export interface CostTable {
  providers: number
  columns: readonly (CostSummary | null)[]
}

interface CostRowsProps {
  cost: CostTable
  /** The classes of a table cell. */
  cell: string
}

/** A row per time span, with its name between the two systems. */
export function CostRowsBetween({ cost: { columns }, cell }: CostRowsProps) {
  const [first = null, second = null] = columns
  return horizonsOf(columns).map((years, row) => (
    <tr key={years} className="bg-surface">
      <CostCell cost={first} row={row} cell={cell} />
      <HorizonHeading years={years} cell={`${cell} text-center`} />
      <CostCell cost={second} row={row} cell={cell} />
    </tr>
  ))
}

/** The same with its name first, then one column per system. */
export function CostRowsFirst({ cost: { columns }, cell }: CostRowsProps) {
  return horizonsOf(columns).map((years, row) => (
    <tr key={years} className="bg-surface">
      <HorizonHeading years={years} cell={`${cell} sticky left-0 bg-inherit text-left`} />
      {columns.map((cost, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
        <CostCell key={place} cost={cost} row={row} cell={cell} />
      ))}
    </tr>
  ))
}

function horizonsOf(columns: CostTable['columns']): number[] {
  return columns.find((cost) => cost !== null)?.sums.map(({ years }) => years) ?? []
}

function HorizonHeading({ years, cell }: { years: number; cell: string }) {
  return (
    <th scope="row" className={`${cell} font-medium text-ink-soft`}>
      {horizonWords(years)}
    </th>
  )
}

interface CostCellProps {
  cost: CostSummary | null
  row: number
  cell: string
}

/** A total with its mark. If there is none at all, one cell across all rows says why. */
function CostCell({ cost, row, cell }: CostCellProps) {
  const look = `${cell} text-center`
  if (!cost) return <td className={look}>—</td>
  if (cost.sums.every(({ text }) => text === null)) {
    return row === 0 ? (
      <td className={look} rowSpan={cost.sums.length}>
        <span className="text-ink-soft italic">Not known.</span> {cost.basis}
      </td>
    ) : null
  }
  const sum = cost.sums[row]
  return (
    <td className={look}>
      {sum?.text ? (
        <>
          <span className="figures">{sum.text}</span>
          <span className="mt-0.5 block">
            <BasisTag mark={cost.mark} of={`the cost of ${cost.name}`} />
          </span>
        </>
      ) : (
        <span className="text-ink-soft italic">Not known</span>
      )}
    </td>
  )
}
