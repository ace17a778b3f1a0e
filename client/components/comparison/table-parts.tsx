import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { FactCell } from './fact-cell'
import type { ShownFact, Side } from './side'
import { notChosen, roles } from './table-roles'

/** The columns of the table. */
export interface Sides {
  sides: readonly (Side | null)[]
}

/** A row's cells in the order of the columns: the feature between two systems, or before three or four. */
function inColumns(feature: ReactNode, values: readonly ReactNode[]): ReactNode[] {
  const before = values.length > 2 ? 0 : 1
  return [...values.slice(0, before), feature, ...values.slice(before)]
}

/** A text that is longer than this gets the whole width of a phone. */
const shortMax = 14

interface TableRowProps {
  label: string
  /** What its cells say; on a phone the row is laid out for it. An answer is short, its remarks stand below all answers. */
  texts: 'answers' | readonly string[]
  cells: readonly ReactNode[]
}

export function TableRow({ label, texts, cells }: TableRowProps) {
  const isLong = texts !== 'answers' && texts.some((text) => text.length > shortMax)
  return (
    <tr {...roles.row} className={texts === 'answers' ? 'answers' : isLong ? 'long' : undefined}>
      {inColumns(
        <th key="feature" {...roles.feature} className="feature">
          {label}
        </th>,
        cells,
      )}
    </tr>
  )
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

/** The names of the systems. */
export function HeadRow({ sides }: Sides) {
  return (
    <tr {...roles.row}>
      {inColumns(
        <th key="feature" {...roles.column} className="feature">
          Feature
        </th>,
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
        sides.map((side, place) => <SystemHeading key={place} side={side} place={place} />),
      )}
    </tr>
  )
}

function SystemHeading({ side, place }: { side: Side | null; place: number }) {
  return (
    <th {...roles.column}>
      {side ? (
        <Link to={`/emr/${side.id}`}>
          <Parts name={side.name} />
        </Link>
      ) : (
        <NotChosen place={place} />
      )}
      {side?.alsoKnownAs && <small>{side.alsoKnownAs}</small>}
    </th>
  )
}

/** A name whose parts, such as those of `TherapyNotes`, can stand on two lines. */
function Parts({ name }: { name: string }) {
  return name.split(/(?<=[a-z])(?=[A-Z])/).map((part, place) => (
    <Fragment key={part}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ))
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
