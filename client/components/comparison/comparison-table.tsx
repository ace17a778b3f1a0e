import { Link } from 'react-router'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import { capitalized, counted, listed } from '../../../shared/words'
import { CostRowsBetween, CostRowsFirst, type CostTable } from './cost-rows'
import { FactCell } from './fact-cell'
import { comparedRows, type RowGroup } from './rows'
import type { Side } from './side'

interface ComparisonTableProps {
  /** The first and the second system, chosen or not, and perhaps a third and a fourth. */
  sides: readonly (Side | null)[]
  onlyDifferences: boolean
  onlyKnown: boolean
  /** The address of the same view with or without the rows that are not verified for every system. */
  knownToggle: string
  cost: CostTable
}

/**
 * Two systems stand on either side of what is compared; with more of them the features come first. A row whose values
 * differ is marked.
 */
export function ComparisonTable({ sides, onlyDifferences, onlyKnown, knownToggle, cost }: ComparisonTableProps) {
  const { groups, counts, severalChosen } = comparedRows(sides, { onlyDifferences, onlyKnown })
  const Table = sides.length > 2 ? ManySystems : TwoSystems
  return (
    <section aria-labelledby="feature-comparison">
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 id="feature-comparison" className="text-3xl">
          Feature Comparison
        </h2>
        {/* Said of each such row after its name, which stays what it is. */}
        <span id={differsId} hidden>
          The systems differ here
        </span>
        {severalChosen && (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <span aria-hidden="true" className="inline-block h-4 border-l-4 border-star" />
            {`${differ(counts.differing)}${onlyDifferences ? '; the others are hidden' : ''}`}
          </p>
        )}
      </div>
      {severalChosen && (
        <WhatItMeans counts={counts} differences={namesOf(groups)} onlyKnown={onlyKnown} knownToggle={knownToggle} />
      )}
      <Table sides={sides} groups={groups} cost={cost} />
      {groups.length === 0 && (
        <p className="rounded-2xl border border-line bg-surface p-6">
          In no row that is left do these systems differ, as far as their values are verified.
        </p>
      )}
      <p className="mt-3 text-sm text-ink-soft">
        The word below a value says what it rests on and leads to its source. <em>Our figure</em> is from our first
        catalogue and has no source; neither has an <em>Unverified</em> value. <em>Not verified</em> means that we found
        nothing either way: it is not a no. An asterisk means that sources differ. Ratings are rough figures of ours,{' '}
        <Link to="/methodology#ratings" className="link">
          without a scoring record
        </Link>
        .
      </p>
    </section>
  )
}

const differ = (count: number) => `${count} ${count === 1 ? 'row differs' : 'rows differ'}`

const namesOf = (groups: readonly RowGroup[]) =>
  groups.flatMap(({ rows }) => rows.filter(({ state }) => state === 'differing').map(({ field }) => field.label))

const namedMax = 4

/** The first of the rows that differ, by name; a marked row means another answer, another figure, or a part of a yes. */
function differIn(names: readonly string[]): string {
  if (names.length === 0) return ''
  const rest = names.length - namedMax
  const shown = rest > 0 ? [...names.slice(0, namedMax), `${rest} more`] : names
  return `The systems give another answer or figure for ${listed(shown)}. `
}

interface WhatItMeansProps {
  counts: { differing: number; same: number; open: number }
  /** What the marked rows are called, behavioral health first. */
  differences: readonly string[]
  onlyKnown: boolean
  knownToggle: string
}

/** What is not verified is neither a difference nor none, so it is counted apart. */
function WhatItMeans({ counts: { differing, same, open }, differences, onlyKnown, knownToggle }: WhatItMeansProps) {
  return (
    <p className="mb-5 text-sm text-ink-soft">
      {`Of ${differing + same + open} rows, ${differ(differing)} and ${same} ${same === 1 ? 'says' : 'say'} the same; `}
      <strong className="font-semibold text-ink">{`${open} ${open === 1 ? 'is' : 'are'} not verified`}</strong>
      {` for one system at least, and may differ. ${differIn(differences)}Ask about what is not verified first. `}
      <Link to={knownToggle} preventScrollReset className="link">
        {onlyKnown ? 'Show all rows' : 'Show only rows that are known for all'}
      </Link>
    </p>
  )
}

interface TableProps {
  sides: readonly (Side | null)[]
  groups: readonly RowGroup[]
  cost: CostTable
}

const tableLook = 'w-full border-separate [border-spacing:0] rounded-2xl bg-surface text-xs sm:text-sm'

const differsId = 'systems-differ'

/** The ids of the section's heading and of the caption: the table is called by both. */
const tableName = 'feature-comparison compared-systems'

function captionOf(sides: TableProps['sides']): string {
  const names = sides.map((side) => side?.name ?? 'no system').join(' and ')
  return `${capitalized(names)}, feature by feature`
}

/**
 * Three columns: a system, what is compared, the other system. On a phone a long name reaches over the head of the middle
 * column, which is only heard there, so that no name is broken.
 */
function TwoSystems({ sides: [first = null, second = null], groups, cost }: TableProps) {
  return (
    <table className={`${tableLook} table-fixed border border-line`} aria-labelledby={tableName}>
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
  )
}

/** Features first, then a column a system. Where the screen is too narrow the table scrolls within itself: features and names stay. */
function ManySystems({ sides, groups, cost }: TableProps) {
  const caption = captionOf(sides)
  return (
    <section
      aria-label={caption}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard.
      tabIndex={0}
      className="relative overflow-auto rounded-2xl border border-line max-lg:max-h-[85dvh] lg:overflow-visible print:max-h-none print:overflow-visible"
    >
      <table className={`${tableLook} min-w-[48rem] table-fixed sm:min-w-[56rem]`} aria-labelledby={tableName}>
        <caption id="compared-systems" className="sr-only">
          {caption}
        </caption>
        <thead>
          <tr>
            <th
              scope="col"
              className={`${heading} top-0 left-0 z-20 w-32 rounded-tl-2xl text-left text-xs font-medium text-ink-soft sm:w-44 sm:pl-5 sm:text-sm lg:top-16`}
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

const heading =
  'sticky z-10 border-b border-line bg-surface px-2 py-4 align-middle [overflow-wrap:normal] sm:px-3 print:static'

const cell = 'border-t border-line px-1 py-3 align-middle sm:px-5'

interface GroupHeadingProps {
  title: string
  columns: number
  className: string
}

function GroupHeading({ title, columns, className }: GroupHeadingProps) {
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
  /** Where the name stands, if not in the middle. */
  align?: string
}

function SystemHeading({ side, place, className, align = '' }: SystemHeadingProps) {
  return (
    <th scope="col" className={`${heading} text-center text-xs font-semibold sm:text-sm ${className}`}>
      <span className={`flex justify-center ${align}`}>
        {side ? <SystemName side={side} /> : <NotChosen place={place} />}
      </span>
      {side?.alsoKnownAs && <span className="block text-xs font-normal text-ink-soft">{side.alsoKnownAs}</span>}
    </th>
  )
}

function SystemName({ side }: { side: Side }) {
  return (
    <Link to={`/emr/${side.id}`} className="inline-block py-1 underline-offset-4 hover:text-accent hover:underline">
      {side.name}
    </Link>
  )
}

interface FieldHeadingProps {
  field: ComparisonField
  marked: boolean
  className: string
}

/** The mark of a difference stays on the line of the last word. */
function FieldHeading({ field, marked, className }: FieldHeadingProps) {
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

function ValueCell({ field, side }: { field: ComparisonField; side: Side | null }) {
  return <td className={`${cell} text-center`}>{side ? <FactCell field={field} side={side} /> : '—'}</td>
}

/** The dash says it to the eye; a screen reader hears the words once, as the name of the column. */
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
