import { capitalized, counted } from '../../../shared/words'
import { AskedRows, BestForRow } from './asked-rows'
import { CostRows, type CostTable } from './cost-rows'
import type { ComparedRow, RowGroup } from './rows'
import type { Side } from './side'
import { FieldHeading, GroupHeading, inColumns, SystemHeading, totalsId, ValueCell } from './table-parts'
import { roles } from './table-roles'

interface TableProps {
  sides: readonly (Side | null)[]
  groups: readonly RowGroup[]
  cost: CostTable
  /** Whether a switch leaves out rows of the groups. */
  filtered: boolean
}

/** The ids of the section heading and the caption, which together name the table. */
const tableName = 'feature-comparison compared-systems'

/**
 * With two systems the features are in the middle column; with more they are in the first. A window that is too narrow
 * for these columns shows each feature above its values (`client/styles/comparison.css`).
 */
export function FeatureTable({ sides, groups, cost, filtered }: TableProps) {
  const columns = sides.length + 1
  return (
    <div className={`compared${sides.length > 2 ? ' many' : ''}`}>
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
        {groups.map(({ title, rows }) => (
          <tbody key={title} {...roles.body}>
            <GroupHeading title={title} columns={columns} />
            {rows.map((row) => (
              <FieldRow key={row.field.key} row={row} sides={sides} />
            ))}
          </tbody>
        ))}
        <tbody {...roles.body}>
          <GroupHeading title={`Ask before you sign${filtered ? ' (always shown)' : ''}`} columns={columns} />
          <AskedRows sides={sides} />
        </tbody>
        <tbody id={totalsId} {...roles.body}>
          <GroupHeading title={`Cost for ${counted(cost.providers, 'provider')}`} columns={columns} />
          <CostRows cost={cost} />
        </tbody>
      </table>
    </div>
  )
}

function captionOf(sides: TableProps['sides']): string {
  const names = sides.map((side) => side?.name ?? 'no system').join(' and ')
  return `${capitalized(names)}, feature by feature`
}

function HeadRow({ sides }: Pick<TableProps, 'sides'>) {
  const feature = (
    <th key="feature" {...roles.column} className="feature">
      Feature
    </th>
  )
  return (
    <tr {...roles.row}>
      {inColumns(
        feature,
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
        sides.map((side, place) => <SystemHeading key={place} side={side} place={place} />),
      )}
    </tr>
  )
}

function FieldRow({ row: { field, marked }, sides }: { row: ComparedRow; sides: TableProps['sides'] }) {
  const { key, label, kind } = field
  const cellOf = (side: Side | null, place: number) => (
    <ValueCell key={place} label={label} kind={kind} side={side} fact={side?.facts[key]} />
  )
  return (
    <tr {...roles.row} className={marked ? 'differs' : undefined}>
      {inColumns(<FieldHeading key="feature" field={field} marked={marked} />, sides.map(cellOf))}
    </tr>
  )
}
