import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { AlertIcon } from '../icons'
import { TextLink } from '../text-link'
import { ValueLegend } from '../vendor/value-link'
import type { CostTable } from './cost-rows'
import { FeatureTable, FurtherRows } from './feature-table'
import type { ComparedRows } from './rows'
import type { Side } from './side'

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
  rows: { groups, missing, counts, nearlySame, severalChosen },
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
        {severalChosen && (onlyDifferences || counts.differing > 0) && (
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
