import { Link } from 'react-router'
import type { ComparisonField } from '../../../shared/catalogue/fields'
import { listed } from '../../../shared/words'
import type { RowCounts } from './rows'

/** How many rows differ, in words. */
export const rowsThatDiffer = (count: number) => `${count} ${count === 1 ? 'row differs' : 'rows differ'}`

const namedMax = 4

/** Names the first fields that differ: a different answer, a different figure, or only part of a yes. */
function differIn(fields: readonly ComparisonField[]): string {
  if (fields.length === 0) return ''
  const names = fields.map(({ label }) => label)
  const rest = names.length - namedMax
  const shown = rest > 0 ? [...names.slice(0, namedMax), `${rest} more`] : names
  return `The systems differ in ${listed(shown)}. `
}

interface DifferenceSummaryProps {
  counts: RowCounts
  /** The fields that differ, the decisive ones first. */
  differing: readonly ComparisonField[]
  /** Whether ratings that are a tenth of a star apart count as the same. */
  nearlySame: boolean
  onlyKnown: boolean
  knownToggle: string
}

/** A value that is not verified is neither a difference nor a match, so it is counted separately. */
export function DifferenceSummary({ counts, differing, nearlySame, onlyKnown, knownToggle }: DifferenceSummaryProps) {
  const { same, open, notVerified } = counts
  const rows = counts.differing + same + open
  const close = nearlySame ? ' (ratings 0.1 apart count as the same)' : ''
  return (
    <p className="mb-2 text-sm text-ink-soft">
      {`Of ${rows} rows, ${rowsThatDiffer(counts.differing)} and ${same} ${same === 1 ? 'says' : 'say'} the same${close}; `}
      <strong className="font-semibold text-ink">
        {`${notVerified} ${notVerified === 1 ? 'is' : 'are'} not verified`}
      </strong>
      {` for at least one system${mayDiffer(counts)}. ${differIn(differing)}`}
      {notVerified > 0 && 'First ask the vendors about what is not verified. '}
      <Link to={knownToggle} preventScrollReset className="no-print link">
        {onlyKnown ? 'Show all rows' : 'Show only rows known for every system'}
      </Link>
    </p>
  )
}

/** With more than two systems, a row can differ among the known values and have one that is not verified too. */
function mayDiffer({ open, notVerified }: RowCounts): string {
  if (notVerified === 0) return ''
  const differing = notVerified - open
  if (differing === 0) return ' and may differ'
  const ofThese = notVerified === 1 ? 'it differs' : `${differing} of these ${differing === 1 ? 'differs' : 'differ'}`
  return `: ${ofThese} anyway${open > 0 ? `, and the other ${open} may` : ''}`
}
