import { Link } from 'react-router'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import { FactCell } from './fact-cell'
import type { Side } from './side'

/** The id of the description of every marked row. */
export const differsId = 'systems-differ'

/** The classes of a column heading. */
export const heading =
  'sticky z-10 border-b border-line bg-surface px-2 py-4 align-middle [overflow-wrap:normal] sm:px-3 print:static'

/** The classes of a cell. */
export const cell = 'border-t border-line px-1 py-3 align-middle sm:px-5'

interface GroupHeadingProps {
  title: string
  columns: number
  className: string
}

export function GroupHeading({ title, columns, className }: GroupHeadingProps) {
  return (
    <tr className="bg-sunken print-color">
      <th
        scope="rowgroup"
        colSpan={columns}
        className={`border-t border-line px-2 py-2 text-sm font-semibold sm:px-5 ${className}`}
      >
        {title}
      </th>
    </tr>
  )
}

interface SystemHeadingProps {
  side: Side | null
  place: number
  className: string
  /** The alignment of the name; centered by default. */
  align?: string
}

export function SystemHeading({ side, place, className, align = '' }: SystemHeadingProps) {
  return (
    <th scope="col" className={`${heading} text-center text-xs font-semibold sm:text-sm xl:text-base ${className}`}>
      <span className={`flex justify-center ${align}`}>
        {side ? <SystemName side={side} /> : <NotChosen place={place} />}
      </span>
      {side?.alsoKnownAs && <span className="block text-xs font-normal text-ink-soft">{side.alsoKnownAs}</span>}
    </th>
  )
}

function SystemName({ side }: { side: Side }) {
  return (
    <Link
      to={`/emr/${side.id}`}
      className="inline-block py-1 underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
    >
      {side.name}
    </Link>
  )
}

interface FieldHeadingProps {
  field: ComparisonField
  marked: boolean
  className: string
}

/** A feature's name; its mark of a difference stays on the line of the last word. */
export function FieldHeading({ field, marked, className }: FieldHeadingProps) {
  const lastWord = field.label.lastIndexOf(' ') + 1
  return (
    <th
      scope="row"
      aria-describedby={marked ? differsId : undefined}
      className={`${cell} ${className} font-medium text-ink-soft`}
    >
      {field.label.slice(0, lastWord)}
      <span className="whitespace-nowrap">
        {field.label.slice(lastWord)}
        {marked && <span aria-hidden="true" className="ml-2 inline-block h-3 border-l-4 border-star align-middle" />}
      </span>
    </th>
  )
}

export function ValueCell({ field, side }: { field: ComparisonField; side: Side | null }) {
  return <td className={`${cell} text-center`}>{side ? <FactCell field={field} side={side} /> : '—'}</td>
}

/** Readers see a dash; a screen reader reads the words once, as the column's name. */
function NotChosen({ place }: Pick<SystemHeadingProps, 'place'>) {
  return (
    <>
      <span aria-hidden="true" className="text-ink-soft">
        —
      </span>
      <span className="sr-only">{`No ${place === 0 ? 'first' : 'second'} system chosen`}</span>
    </>
  )
}
