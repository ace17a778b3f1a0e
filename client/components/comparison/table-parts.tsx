import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { FactCell } from './fact-cell'
import type { ShownFact, Side } from './side'
import { notChosen, roles } from './table-roles'

/** The id of the description of every marked row. */
export const differsId = 'systems-differ'

/** The id of the totals, which come last. */
export const totalsId = 'totals'

/** A row's cells in the order of the columns: the feature between two systems, or before three or four. */
export function inColumns(feature: ReactNode, values: readonly ReactNode[]): ReactNode[] {
  const before = values.length > 2 ? 0 : 1
  return [...values.slice(0, before), feature, ...values.slice(before)]
}

export function GroupHeading({ title, columns }: { title: string; columns: number }) {
  return (
    <tr {...roles.row} className="group">
      <th {...roles.group} colSpan={columns}>
        {title}
      </th>
    </tr>
  )
}

export function SystemHeading({ side, place }: { side: Side | null; place: number }) {
  return (
    <th {...roles.column}>
      {side ? <Link to={`/emr/${side.id}`}>{side.name}</Link> : <NotChosen place={place} />}
      {side?.alsoKnownAs && <small>{side.alsoKnownAs}</small>}
    </th>
  )
}

/** A feature's name; its mark of a difference stays on the line of the last word. */
export function FieldHeading({ field, marked }: { field: ComparisonField; marked: boolean }) {
  const lastWord = field.label.lastIndexOf(' ') + 1
  return (
    <th {...roles.feature} aria-describedby={marked ? differsId : undefined} className="feature">
      {field.label.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {field.label.slice(lastWord)}
        {marked && <span aria-hidden="true" className="ml-2 inline-block h-3 border-l-4 border-star align-middle" />}
      </span>
    </th>
  )
}

interface ValueCellProps {
  label: string
  kind: ValueKind
  side: Side | null
  fact: ShownFact | undefined
}

export function ValueCell({ label, kind, side, fact }: ValueCellProps) {
  return (
    <td {...roles.cell} data-system={side?.name ?? notChosen}>
      {side && fact ? <FactCell label={label} kind={kind} fact={fact} name={side.name} /> : '—'}
    </td>
  )
}

/** Readers see a dash; a screen reader reads the words once, as the column's name. */
function NotChosen({ place }: { place: number }) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        —
      </span>
      <span className="sr-only">{`No ${place === 0 ? 'first' : 'second'} system chosen`}</span>
    </>
  )
}
