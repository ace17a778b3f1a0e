import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import type { ValueKind } from '../../../shared/catalogue/kinds'
import { capitalized, counted } from '../../../shared/words'
import { Fold } from '../fold'
import { AlertIcon } from '../icons'
import { TextLink } from '../text-link'
import { ValueLegend } from '../vendor/value-link'
import { CostRows, type CostTable } from './cost-rows'
import type { ComparedRows } from './rows'
import type { ShownFact, Side } from './side'
import { GroupHeading, HeadRow, type Sides, TableRow, ValueCell } from './table-parts'
import { roles } from './table-roles'

interface ComparisonTableProps {
  /** The first and second system, selected or not, and possibly a third and fourth. */
  sides: readonly (Side | null)[]
  rows: ComparedRows
  onlyDifferences: boolean
  /** The address of the same view with the rows that do not differ hidden or shown. */
  differencesToggle: string
  cost: CostTable
  /** Which of the systems are a poor start for a comparison, and why. */
  cautions: readonly string[]
  /** What can be done with the table, shown below it. */
  takeAlong: ReactNode
}

/** The table under its heading, first the rows that differ, and what its signs mean. */
export function ComparisonTable({
  sides,
  rows: { groups, missing, differing, nearlySame, severalChosen },
  onlyDifferences,
  differencesToggle,
  cost,
  cautions,
  takeAlong,
}: ComparisonTableProps) {
  return (
    <section aria-labelledby="feature-comparison">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 id="feature-comparison" className="text-3xl">
          Feature Comparison
        </h2>
        {severalChosen && (onlyDifferences || differing.length > 0) && (
          // Does what the switch of the form does, where it is closed. Scripts update the page in place.
          <Link to={differencesToggle} data-enhance="choose" className="no-print link inline-block py-1 text-sm">
            {onlyDifferences ? 'Show all rows' : 'Show only what differs'}
          </Link>
        )}
      </div>
      {cautions.map((caution) => (
        <p key={caution} className="mt-2 flex max-w-xl gap-2 text-sm font-medium">
          <AlertIcon className="size-5 shrink-0 text-star" />
          {caution}
        </p>
      ))}
      <div className="mt-2 mb-4">
        <ValueLegend>
          Most ratings are <TextLink to="/methodology#ratings">our own rough estimates</TextLink>
          {nearlySame ? '; 0.1 apart counts as the same.' : '.'}
        </ValueLegend>
      </div>
      <FeatureTable sides={sides} groups={groups} cost={cost} />
      <FurtherRows sides={sides} missing={missing} />
      {takeAlong}
    </section>
  )
}

/** The ids of the section heading and the caption, which together name the table. */
const tableName = 'feature-comparison compared-systems'

/**
 * With two systems the features are in the middle column; with more they are in the first. A window that is too narrow
 * for these columns shows each feature above its values (`client/styles/compared.css`).
 */
function FeatureTable({ sides, groups, cost }: Sides & Pick<ComparedRows, 'groups'> & { cost: CostTable }) {
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
          <FactRow label="Best for" kind="text" sides={sides} factOf={({ bestFor }) => bestFor} />
        </tbody>
        {groups.map(({ title, state, rows }) => (
          <tbody key={title} {...roles.body} data-state={state}>
            {title && <GroupHeading title={`${title} (${rows.length})`} columns={columns} />}
            {rows.map(({ field }) => (
              <FieldRow key={field.key} field={field} sides={sides} />
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
function FurtherRows({ sides, missing }: Sides & Pick<ComparedRows, 'missing'>) {
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
            {missing.map(({ field }) => (
              <FieldRow key={field.key} field={field} sides={sides} />
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

interface FactRowProps extends Sides {
  label: string
  kind: ValueKind
  factOf: (side: Side) => ShownFact | undefined
  /** What decides whether a cell is long. */
  wordsOf?: (fact: ShownFact) => string
}

function FactRow({ label, kind, sides, factOf, wordsOf = ({ text }) => text }: FactRowProps) {
  const facts = sides.map((side) => side && factOf(side))
  const texts = kind === 'link' ? [] : facts.flatMap((fact) => (fact ? [wordsOf(fact)] : []))
  const cells = facts.map((fact, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: a column is its place; a system may stand in two.
    <ValueCell key={place} label={label} kind={kind} side={sides[place] ?? null} fact={fact ?? undefined} />
  ))
  return <TableRow label={label} texts={kind === 'answer' ? 'answers' : texts} cells={cells} />
}

function FieldRow({ field, sides }: { field: ComparisonField } & Sides) {
  const { key, label, kind } = field
  return <FactRow label={label} kind={kind} sides={sides} factOf={({ facts }) => facts[key]} wordsOf={allOf} />
}

/** All that a cell says. */
const allOf = ({ text, below = '', also }: ShownFact) => `${text}${below}${also?.text ?? ''}`

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
  const asked = sides.find((side) => side !== null)?.asked ?? []
  return places.flatMap((place) => {
    const { label, kind } = asked[place] ?? {}
    return label && kind
      ? [<FactRow key={label} label={label} kind={kind} sides={sides} factOf={(side) => side.asked[place]} />]
      : []
  })
}
