import { capitalized, counted } from '../../../shared/words'
import { CostRowsBetween, CostRowsFirst, type CostTable } from './cost-rows'
import type { RowGroup } from './rows'
import type { Side } from './side'
import { cell, FieldHeading, GroupHeading, heading, SystemHeading, ValueCell } from './table-parts'

interface TableProps {
  sides: readonly (Side | null)[]
  groups: readonly RowGroup[]
  cost: CostTable
}

/** With two systems the features are in the middle column; with more they are in the first. */
export function FeatureTable({ sides, groups, cost }: TableProps) {
  const Table = sides.length > 2 ? ManySystems : TwoSystems
  return <Table sides={sides} groups={groups} cost={cost} />
}

const tableLook = 'w-full border-separate [border-spacing:0] bg-surface text-xs sm:text-sm'

/** `clip` rounds the corners of the content and still lets the table's head stick to the window; `hidden` would not. */
const corners = 'rounded-2xl border border-line print:overflow-visible'

/** The ids of the section heading and the caption, which together name the table. */
const tableName = 'feature-comparison compared-systems'

function captionOf(sides: TableProps['sides']): string {
  const names = sides.map((side) => side?.name ?? 'no system').join(' and ')
  return `${capitalized(names)}, feature by feature`
}

/**
 * Three columns: a system, the feature, the other system. On a phone a long name extends over the heading of the middle
 * column, which is only for screen readers, so that no name is broken.
 */
function TwoSystems({ sides: [first = null, second = null], groups, cost }: TableProps) {
  return (
    <div className={`${corners} overflow-clip`}>
      <table className={`${tableLook} table-fixed`} aria-labelledby={tableName}>
        <caption id="compared-systems" className="sr-only">
          {captionOf([first, second])}
        </caption>
        <thead>
          <tr>
            <SystemHeading side={first} place={0} className="top-16 z-20 rounded-tl-2xl" align="max-sm:justify-start" />
            <th scope="col" className={`${heading} top-16 text-center text-xs font-medium text-ink-soft sm:text-sm`}>
              <span className="max-sm:sr-only">Feature</span>
            </th>
            <SystemHeading side={second} place={1} className="top-16 z-20 rounded-tr-2xl" align="max-sm:justify-end" />
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <GroupHeading title={title} columns={3} className="text-center" />
            {rows.map(({ field, marked }) => (
              <tr key={field.key} className={marked ? 'bg-mark print-color' : ''}>
                <ValueCell field={field} side={first} />
                <FieldHeading field={field} marked={marked} className="text-center" />
                <ValueCell field={field} side={second} />
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <GroupHeading title={costTitle(cost)} columns={3} className="text-center" />
          <CostRowsBetween cost={cost} cell={cell} />
        </tbody>
      </table>
    </div>
  )
}

/**
 * Three columns fit a tablet. If not all of them fit, the edge of the screen cuts through a column rather than falling
 * between two, so that readers see that there is more.
 */
const widths = {
  three: 'min-w-[36.75rem] sm:min-w-[44.5rem]',
  four: 'min-w-[46.75rem] sm:max-lg:min-w-[64rem] lg:min-w-0',
}

/**
 * Features first, then one column per system. On a narrow screen the table scrolls sideways, and features and names
 * stay in view.
 */
function ManySystems({ sides, groups, cost }: TableProps) {
  const caption = captionOf(sides)
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard.
      tabIndex={0}
      className={`${corners} relative overflow-auto max-lg:max-h-[85dvh] lg:overflow-clip print:max-h-none`}
    >
      <table
        className={`${tableLook} ${sides.length > 3 ? widths.four : widths.three} table-fixed`}
        aria-labelledby={tableName}
      >
        <caption id="compared-systems" className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${heading} top-0 left-0 z-20 w-27 rounded-tl-2xl text-left text-xs font-medium text-ink-soft sm:w-44 sm:pl-5 sm:text-sm lg:top-16`}
            >
              Feature
            </th>
            {sides.map((side, place) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
              <SystemHeading key={place} side={side} place={place} className="top-0 last:rounded-tr-2xl lg:top-16" />
            ))}
          </tr>
        </thead>
        {groups.map(({ title, rows }) => (
          <tbody key={title}>
            <GroupHeading title={title} columns={sides.length + 1} className="text-left" />
            {rows.map(({ field, marked }) => (
              <tr key={field.key} className={marked ? 'bg-mark print-color' : 'bg-surface'}>
                <FieldHeading field={field} marked={marked} className="sticky left-0 bg-inherit text-left" />
                {sides.map((side, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                  <ValueCell key={place} field={field} side={side} />
                ))}
              </tr>
            ))}
          </tbody>
        ))}
        <tbody>
          <GroupHeading title={costTitle(cost)} columns={sides.length + 1} className="text-left" />
          <CostRowsFirst cost={cost} cell={cell} />
        </tbody>
      </table>
    </section>
  )
}

const costTitle = ({ providers }: CostTable) => `Cost for ${counted(providers, 'provider')}`
