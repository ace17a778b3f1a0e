import { capitalized, counted } from '../../../shared/words'
import { Fold } from '../fold'
import { CostRows, type CostTable } from './cost-rows'
import type { ComparedRow, RowGroup } from './rows'
import type { Side } from './side'
import { GroupHeading, HeadRow, type Sides, TableRow, ValueCell } from './table-parts'
import { roles } from './table-roles'

interface TableProps extends Sides {
  groups: readonly RowGroup[]
  cost: CostTable
}

/** The ids of the section heading and the caption, which together name the table. */
const tableName = 'feature-comparison compared-systems'

/**
 * With two systems the features are in the middle column; with more they are in the first. A window that is too narrow
 * for these columns shows each feature above its values (`client/styles/comparison.css`).
 */
export function FeatureTable({ sides, groups, cost }: TableProps) {
  const columns = sides.length + 1
  return (
    <div className={boxClass(sides)}>
      <table {...roles.table} aria-labelledby={tableName}>
        <caption id="compared-systems" className="sr-only">
          {captionOf(sides)}
        </caption>
        <thead {...roles.body}>
          <HeadRow sides={sides} />
        </thead>
        <tbody {...roles.body}>
          <BestForRow sides={sides} />
        </tbody>
        {groups.map(({ title, state, rows }) => (
          <tbody key={title} {...roles.body} data-state={state}>
            {title && <GroupHeading title={`${title} (${rows.length})`} columns={columns} />}
            {rows.map((row) => (
              <FieldRow key={row.field.key} row={row} sides={sides} />
            ))}
          </tbody>
        ))}
        <tbody {...roles.body}>
          <GroupHeading title="Ask before you sign" columns={columns} />
          <AskedRows sides={sides} places={askedPlaces(sides, true)} />
        </tbody>
        <tbody {...roles.body}>
          <GroupHeading title={`Cost for ${counted(cost.providers, 'provider')}`} columns={columns} />
          <CostRows cost={cost} />
        </tbody>
      </table>
    </div>
  )
}

/** The rows that tell the least, in a table of their own: nothing is known, or they are for another kind of care. */
export function FurtherRows({ sides, missing }: Sides & { missing: readonly ComparedRow[] }) {
  const places = askedPlaces(sides, false)
  if (missing.length + places.length === 0) return null
  return (
    <Fold label={<span className="font-medium">{labelOf(missing.length, places.length)}</span>} className="mt-2">
      <div className={boxClass(sides)}>
        <table {...roles.table} aria-label="Further rows">
          <thead {...roles.body}>
            <HeadRow sides={sides} />
          </thead>
          <tbody {...roles.body}>
            {missing.map((row) => (
              <FieldRow key={row.field.key} row={row} sides={sides} />
            ))}
            <AskedRows sides={sides} places={places} />
          </tbody>
        </table>
      </div>
    </Fold>
  )
}

/** Such as `3 more rows that nobody documents, and 2 for other kinds of care`. */
function labelOf(missing: number, other: number): string {
  if (missing === 0) return `${counted(other, 'more row')} for other kinds of care`
  return `${counted(missing, 'more row')} that nobody documents${other > 0 ? `, and ${other} for other kinds of care` : ''}`
}

const boxClass = (sides: Sides['sides']) => `compared${sides.length > 2 ? ' many' : ''}`

function captionOf(sides: Sides['sides']): string {
  const names = sides.map((side) => side?.name ?? 'no system').join(' and ')
  return `${capitalized(names)}, feature by feature`
}

function FieldRow({ row: { field }, sides }: { row: ComparedRow } & Sides) {
  const { key, label, kind } = field
  const cellOf = (side: Side | null, place: number) => (
    <ValueCell key={place} label={label} kind={kind} side={side} fact={side?.facts[key]} />
  )
  const texts = sides.flatMap((side) => (side && kind !== 'link' ? [allOf(side.facts[key])] : []))
  return <TableRow label={label} texts={kind === 'answer' ? 'answers' : texts} cells={sides.map(cellOf)} />
}

/** All that a cell says. */
const allOf = ({ text, below = '', also }: Side['bestFor']) => `${text}${below}${also?.text ?? ''}`

/** Whom each system is for, directly below its name. */
function BestForRow({ sides }: Sides) {
  const cellOf = (side: Side | null, place: number) => (
    <ValueCell key={place} label="Best for" kind="text" side={side} fact={side?.bestFor} />
  )
  return <TableRow label="Best for" texts={textsOf(sides, ({ bestFor }) => bestFor.text)} cells={sides.map(cellOf)} />
}

/** The questions to ask before signing that concern one of the systems, or those that concern none, by their places. */
function askedPlaces(sides: Sides['sides'], concerning: boolean): number[] {
  const chosen = sides.filter((side) => side !== null)
  const places = chosen[0]?.asked.map((_, place) => place) ?? []
  return places.filter((place) => chosen.some(({ asked }) => asked[place]?.concerns) === concerning)
}

/**
 * What to ask before signing. No switch hides these rows, not even for a value that is missing, because a missing value
 * is the reason to ask.
 */
function AskedRows({ sides, places }: Sides & { places: readonly number[] }) {
  const labels = sides.find((side) => side !== null)?.asked.map(({ label }) => label) ?? []
  return places.map((row) => {
    const label = labels[row] ?? ''
    const cells = sides.map((side, place) => {
      const fact = side?.asked[row]
      // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
      return <ValueCell key={place} label={label} kind={fact?.kind ?? 'text'} side={side} fact={fact} />
    })
    const isAnswer = sides.some((side) => side?.asked[row]?.kind === 'answer')
    const texts = isAnswer ? 'answers' : textsOf(sides, ({ asked }) => asked[row]?.text ?? '')
    return <TableRow key={label} label={label} texts={texts} cells={cells} />
  })
}

const textsOf = (sides: Sides['sides'], textOf: (side: Side) => string) =>
  sides.flatMap((side) => (side ? [textOf(side)] : []))
