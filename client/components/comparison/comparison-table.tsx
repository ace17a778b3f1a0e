import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { counted } from '../../../shared/words'
import { AlertIcon } from '../icons'
import { ValueLegend } from '../vendor/value-link'
import type { CostTable } from './cost-rows'
import { DifferenceSummary, rowsThatDiffer } from './difference-summary'
import { FeatureTable } from './feature-table'
import { comparedRows } from './rows'
import type { Side } from './side'
import { differsId, totalsId } from './table-parts'

interface ComparisonTableProps {
  /** The first and second system, selected or not, and possibly a third and fourth. */
  sides: readonly (Side | null)[]
  onlyDifferences: boolean
  onlyKnown: boolean
  /** The address of the same view with the filter for rows that are not verified for every system switched. */
  knownToggle: string
  /** The address of the same view with the rows that do not differ hidden or shown. */
  differencesToggle: string
  cost: CostTable
  /** Which of the systems are a poor start for a comparison, and why. */
  cautions: readonly string[]
  /** What can be done with the table, shown below it. */
  takeAlong: ReactNode
}

/** The table under its heading, with what the systems differ in and the meaning of its labels before it. */
export function ComparisonTable({
  sides,
  onlyDifferences,
  onlyKnown,
  knownToggle,
  differencesToggle,
  cost,
  cautions,
  takeAlong,
}: ComparisonTableProps) {
  const { groups, severalChosen, ...summary } = comparedRows(sides, { onlyDifferences, onlyKnown })
  return (
    <section aria-labelledby="feature-comparison">
      <div className="mb-3 flex flex-wrap items-baseline sm:mb-5 justify-between gap-x-6 gap-y-1">
        <h2 id="feature-comparison" className="text-3xl">
          Feature Comparison
        </h2>
        {/* Describes each marked row to screen readers, without changing its name. */}
        <span id={differsId} hidden>
          The systems differ here
        </span>
        {severalChosen && (
          <p className="flex items-center gap-2 text-sm text-ink-soft">
            <span aria-hidden="true" className="inline-block h-4 border-l-4 border-star" />
            <span>
              {`${rowsThatDiffer(summary.counts.differing)}${hiddenWords(onlyDifferences, onlyKnown)}`}
              {(onlyDifferences || summary.counts.differing > 0) && (
                <DifferencesLink to={differencesToggle} on={onlyDifferences} />
              )}
            </span>
          </p>
        )}
      </div>
      <div className="mb-5">
        {cautions.map((caution) => (
          <p key={caution} className="mb-2 flex max-w-xl gap-2 text-sm font-medium">
            <AlertIcon className="size-5 shrink-0 text-star" />
            {caution}
          </p>
        ))}
        {severalChosen && <DifferenceSummary {...summary} onlyKnown={onlyKnown} knownToggle={knownToggle} />}
        <p className="no-print mb-3 text-sm">
          <a href={`#${totalsId}`} className="link inline-block py-0.5">
            {`See the cost for ${counted(cost.providers, 'provider')}`}
          </a>
        </p>
        <ValueLegend>
          Ratings without a source are our own rough estimates; we kept{' '}
          <Link to="/methodology#ratings" className="link">
            no record of how they were scored
          </Link>
          .
        </ValueLegend>
      </div>
      <FeatureTable
        sides={sides}
        groups={groups}
        cost={cost}
        filtered={severalChosen && (onlyDifferences || onlyKnown)}
      />
      {groups.length === 0 && (
        <p className="rounded-2xl border border-line bg-surface p-6">
          These systems do not differ in any feature row shown, as far as their values are verified.
        </p>
      )}
      {takeAlong}
    </section>
  )
}

/** Does what the switch of the form does, where a phone keeps the form collapsed. Scripts update the page in place. */
function DifferencesLink({ to, on }: { to: string; on: boolean }) {
  return (
    <Link to={to} data-enhance="choose" className="no-print link ml-2 inline-block py-1 sm:hidden">
      {on ? 'Show the other rows' : 'Show only these rows'}
    </Link>
  )
}

/** What the switches hide, to follow how many rows differ. */
function hiddenWords(onlyDifferences: boolean, onlyKnown: boolean): string {
  if (!onlyDifferences) return ''
  return onlyKnown ? '; only those with a value for every system are shown' : '; the other feature rows are hidden'
}
