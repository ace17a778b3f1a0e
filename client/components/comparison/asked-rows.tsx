import type { ReactNode } from 'react'
import type { Side } from './side'
import { inColumns, ValueCell } from './table-parts'
import { roles } from './table-roles'

interface SidesProps {
  sides: readonly (Side | null)[]
}

/** Whom each system is for, directly below its name. */
export function BestForRow({ sides }: SidesProps) {
  const cellOf = (side: Side | null, place: number) => (
    <ValueCell key={place} label="Best for" kind="text" side={side} fact={side?.bestFor} />
  )
  return <UncountedRow label="Best for" cells={sides.map(cellOf)} />
}

/**
 * What to ask before signing. No switch hides these rows, not even for a value that is missing, because a missing value
 * is the reason to ask.
 */
export function AskedRows({ sides }: SidesProps) {
  const labels = sides.find((side) => side !== null)?.asked.map(({ label }) => label) ?? []
  return labels.map((label, row) => {
    const cells = sides.map((side, place) => {
      const fact = side?.asked[row]
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
      return <ValueCell key={place} label={label} kind={fact?.kind ?? 'text'} side={side} fact={fact} />
    })
    return <UncountedRow key={label} label={label} cells={cells} />
  })
}

/** A row beside the rows of the comparison: it is never marked as a difference, counted, or left out. */
function UncountedRow({ label, cells }: { label: string; cells: readonly ReactNode[] }) {
  return (
    <tr {...roles.row}>
      {inColumns(
        <th key="feature" {...roles.feature} className="feature">
          {label}
        </th>,
        cells,
      )}
    </tr>
  )
}
